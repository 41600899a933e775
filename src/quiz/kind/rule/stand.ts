import type { Stand } from '../../common/stand.ts';
import { decideRule, type RuleAsk } from './decide.ts';

/** An answer is one rule that does not decide. */
export const stand: Stand<RuleAsk> = {
  wrong(scenario, ask) {
    const { right } = decideRule(scenario, ask);
    return ask.rules.flatMap((_, i) => (right.includes(i) ? [] : [[i]]));
  },
  isSo: (scenario, ask, [rule = -1], without) =>
    decideRule(scenario, { ...ask, rules: ask.rules.slice(rule, rule + 1) }, without).right.length >
    0,
  facts: ({ claim }) => (claim === null ? [] : [claim.fact]),
};
