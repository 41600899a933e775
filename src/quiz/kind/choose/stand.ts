import type { Stand } from '../../common/stand.ts';
import { decideChoose, type ChooseAsk } from './decide.ts';

/** An answer is one candidate that cannot be chosen. */
export const stand: Stand<ChooseAsk> = {
  wrong(scenario, ask) {
    const { right } = decideChoose(scenario, ask);
    return ask.candidates.flatMap((_, i) => (right?.includes(i) === false ? [[i]] : []));
  },
  judge(scenario, ask, without) {
    const { right } = decideChoose(scenario, ask, without);
    return ([candidate = -1]) => right?.includes(candidate) === true;
  },
  facts: () => [],
};
