import type { RuleNumber } from '../../rules/numbers.ts';
import { propose } from '../propose.ts';
import { chooseTargets } from '../target.ts';
import { modifiersOf } from '../view.ts';
import type { Processing } from './processing.ts';

/**
 * "gets +2000 DP for the turn", "gains <Piercing>", "can't attack": puts effects on the chosen Digimon (individual
 * processing, 15-11-1), or on whatever matches while they last (overall processing, 15-11-2).
 */
export const apply: Processing<'DP' | 'gain' | 'prohibit' | 'immune'> = (
  run,
  context,
  action,
  until,
) => {
  const modifiers = modifiersOf(action);
  const { player } = context;
  const rule: RuleNumber = action.target.kind === 'all' ? '15-11-2' : '15-11-1';
  if (action.target.kind === 'all') {
    for (const modifier of modifiers) {
      propose(run, {
        kind: 'apply to all',
        overall: { target: action.target, modifier, player, until, conditions: [] },
        rule,
      });
    }
    return true;
  }
  const units = chooseTargets(run, context, action.target);
  for (const modifier of modifiers)
    propose(run, { kind: 'apply', units, modifier, until, player, rule });
  return units.length > 0;
};
