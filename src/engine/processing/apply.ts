import type { RuleNumber } from '../../rules/numbers.ts';
import { propose } from '../propose.ts';
import { chooseTargets, fixed } from '../target.ts';
import { modifiersOf } from '../view.ts';
import type { Modifier } from '../state.ts';
import type { Processing } from './processing.ts';

/**
 * "gets +2000 DP for the turn", "gains <Piercing>", "can't attack": puts effects on the chosen Digimon (individual
 * processing, 15-11-1), or on whatever matches while they last (overall processing, 15-11-2).
 */
export const apply: Processing<
  'DP' | 'set DP' | 'become Digimon' | 'gain' | 'prohibit' | 'immune'
> = (run, context, action, until) => {
  const modifiers = modifiersOf(action);
  const { player } = context;
  const rule: RuleNumber = action.target.kind === 'all' ? '15-11-2' : '15-11-1';
  if (action.target.kind === 'all') {
    const target = { ...action.target, filters: fixed(run, context, action.target.filters) };
    for (const modifier of modifiers) {
      propose(run, {
        kind: 'apply to all',
        overall: { target, modifier, player, until, conditions: [] },
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

/** `gains "[On Deletion] Gain 1 memory."`: the Digimon's own player triggers and activates it (15-13). */
export const quoted: Processing<'quoted'> = (run, context, action, until) => {
  const { sentences, quoted: abilities } = context.pending.ability;
  const place = sentences
    .flatMap((sentence) => sentence.processes.filter((process) => process.action.kind === 'quoted'))
    .findIndex((process) => process.action === action);
  const ability = abilities[place];
  if (ability === undefined) throw new Error('a quoted effect is not read');
  const modifier: Modifier = { kind: 'ability', ability };
  const { player } = context;
  const units = chooseTargets(run, context, action.target);
  propose(run, { kind: 'apply', units, modifier, until, player, rule: '15-13-1' });
  return units.length > 0;
};

/** "add the suspended Digimon's DP to this Digimon": as it was upon the suspension (16-24-4). */
export const addDp: Processing<'add DP'> = (run, context, action, until) => {
  const { player, paidDp } = context;
  const paid = context.same.filter((unit) => unit !== context.unit);
  const units = chooseTargets(run, context, action.target);
  const { attack } = run.state;
  if (attack !== null) attack.allies = [...attack.allies, ...paid];
  propose(run, {
    kind: 'apply',
    units,
    modifier: { kind: 'DP', change: paidDp },
    until,
    player,
    rule: '16-24-4',
  });
  return units.length > 0;
};
