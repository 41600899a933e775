import type { Stand } from '../../common/stand.ts';
import { decideIllegal, legalLength, type IllegalAsk } from './decide.ts';

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
  // The same step at the same place: on the changed board it is that rule which it breaks.
  changed(scenario, ask) {
    const { step } = decideIllegal(scenario, ask);
    const words = ask.log.slice(0, step + 1);
    return (board, without) => {
      const isIllegal = step >= 0 && legalLength(board, words, without) === step;
      return ([rule = -1]) => {
        const off = ask.rules[rule]?.rule;
        return (
          isIllegal &&
          off !== undefined &&
          legalLength(board, words, new Set([...without, off])) > step
        );
      };
    };
  },
  besides(scenario, ask) {
    const { step } = decideIllegal(scenario, ask);
    const words = ask.log.slice(0, step + 1);
    return {
      words: `Step ${step + 1} would be legal `,
      // Which rule it breaks is asked: that it is legal without that rule would say no more.
      judge: (board, without) => {
        const isLegal =
          step >= 0 && without.size === 0 && legalLength(board, words, without) > step;
        return () => isLegal;
      },
    };
  },
  facts: () => [],
};
