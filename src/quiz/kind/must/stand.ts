import type { Stand } from '../../common/stand.ts';
import { decideMust, isRightStatus, STATUSES, type MustAsk } from './decide.ts';

export const stand: Stand<MustAsk> = {
  wrong(scenario, ask) {
    const truth = decideMust(scenario, ask);
    return STATUSES.flatMap((_, i) => (isRightStatus(truth, [i]) ? [] : [[i]]));
  },
  judge(scenario, ask, without) {
    const truth = decideMust(scenario, ask, without);
    return (answer) => isRightStatus(truth, answer);
  },
  facts: () => [],
};
