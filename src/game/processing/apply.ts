import { propose } from '../happens/propose.ts';
import { chooseTargets, fixed } from '../is/target.ts';
import { isOne } from '../../card/runnable-target.ts';
import type { Target } from '../../effect/tree/tree.ts';
import { givenBy } from '../is/view.ts';
import type { Processing } from './processing.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';

/**
 * "gets +2000 DP for the turn", "gains <Piercing>", "can't attack",
 * `gains "[On Deletion] Gain 1 memory."`: puts effects on the chosen Digimon (individual
 * processing, 15-11-1), or on whatever matches while they last (overall processing, 15-11-2).
 */
export const apply: Processing<
  'DP' | 'set DP' | 'become Digimon' | 'gain' | 'prohibit' | 'immune' | 'quoted'
> = (run, context, action, until) => {
  const modifiers = givenBy(context.pending.ability, action);
  const { player } = context;
  const isQuoted = action.kind === 'quoted';
  // 15-11-2-1: "none of your opponent's Digimon can attack" chooses nobody either.
  if (action.target.kind === 'all' || (action.target.kind === 'any' && !isOne(action.target))) {
    const rule: RuleNumber = isQuoted ? '15-13-1' : '15-11-2';
    const target: Target = {
      ...action.target,
      kind: 'all',
      filters: fixed(run, context, action.target.filters),
    };
    for (const modifier of modifiers) {
      propose(run, {
        kind: 'apply to all',
        overall: { target, modifier, player, until, conditions: [] },
        rule,
      });
    }
    return true;
  }
  const rule: RuleNumber = isQuoted ? '15-13-1' : '15-11-1';
  const units = chooseTargets(run, context, action.target);
  for (const modifier of modifiers)
    propose(run, { kind: 'apply', units, modifier, until, player, rule });
  return units.length > 0;
};
