import type { Stand } from '../../common/stand.ts';
import { decideChoose, type ChooseAsk } from './decide.ts';

/** An answer is one candidate that cannot be chosen. */
export const stand: Stand<ChooseAsk> = {
  wrong(scenario, ask) {
    const { right } = decideChoose(scenario, ask);
    return ask.candidates.flatMap((_, i) => (right?.includes(i) === false ? [[i]] : []));
  },
  isSo: (scenario, ask, [candidate = -1], without) =>
    decideChoose(scenario, ask, without).right?.includes(candidate) === true,
  facts: () => [],
};
