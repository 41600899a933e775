import type { Stand } from '../../common/stand.ts';
import { decideIllegal, type IllegalAsk } from './decide.ts';

/** An answer is one rule that the illegal step does not break. */
export const stand: Stand<IllegalAsk> = {
  wrong(scenario, ask) {
    const { repairs } = decideIllegal(scenario, ask);
    return ask.rules.flatMap((_, i) => (repairs.includes(i) ? [] : [[i]]));
  },
  judge(scenario, ask, without) {
    const { step, repairs } = decideIllegal(scenario, ask, without);
    return ([rule = -1]) => step >= 0 && repairs.includes(rule);
  },
  facts: () => [],
};
