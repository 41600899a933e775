import type { Stand } from '../../common/stand.ts';
import { decideIllegal, type IllegalAsk } from './decide.ts';

/** An answer is one rule that the illegal step does not break. */
export const stand: Stand<IllegalAsk> = {
  wrong(scenario, ask) {
    const { repairs } = decideIllegal(scenario, ask);
    return ask.rules.flatMap((_, i) => (repairs.includes(i) ? [] : [[i]]));
  },
  isSo(scenario, ask, [rule = -1], without) {
    const { step, repairs } = decideIllegal(scenario, ask, without);
    return step >= 0 && repairs.includes(rule);
  },
  facts: () => [],
};
