import type { Stand } from '../../common/stand.ts';
import { decideRule, type RuleAsk } from './decide.ts';

/** An answer is one rule that does not decide. */
export const stand: Stand<RuleAsk> = {
  wrong(scenario, ask) {
    const { right } = decideRule(scenario, ask);
    return ask.rules.flatMap((_, i) => (right.includes(i) ? [] : [[i]]));
  },
  judge(scenario, ask, without) {
    const { right } = decideRule(scenario, ask, without);
    return ([rule = -1]) => right.includes(rule);
  },
  facts: ({ claim }) => (claim === null ? [] : [claim.fact]),
};
