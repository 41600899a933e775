import type { Stand } from '../../common/stand.ts';
import { decideMust, isRightStatus, STATUSES, type MustAsk } from './decide.ts';

export const stand: Stand<MustAsk> = {
  wrong(scenario, ask) {
    const truth = decideMust(scenario, ask);
    return STATUSES.flatMap((_, i) => (isRightStatus(truth, [i]) ? [] : [[i]]));
  },
  isSo: (scenario, ask, answer, without) =>
    isRightStatus(decideMust(scenario, ask, without), answer),
  facts: () => [],
};
