import { named } from '../state/trace.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Context } from '../is/context.ts';
import { battle as fight } from '../procedure/attack/fight.ts';
import { declareAttack, refuseAttack, type AttackLeave } from '../procedure/attack/declare.ts';
import {
  goneTargetCanBeReplaced,
  onlyItsWordsWaiveTheWait,
  suspendedMayOverclock,
} from '../run/policy.ts';
import { propose } from '../happens/propose.ts';
import { choose } from '../run/choose.ts';
import { inForce, labelOf, type Run } from '../run/run.ts';
import { opponentOf, playerName } from '../../base/player.ts';
import type { Unit } from '../state/state.ts';
import { candidates, chooseTargets } from '../is/target.ts';
import type { ActionOf, Processing } from './processing.ts';

/** What `<Piercing>` does when it activates: the check waits until right before the end of the attack (16-7-4). */
export const pierce: Processing<'pierce'> = (run, context) => {
  const { attack } = run.state;
  if (attack === null || context.unit === null || !inForce(run, '16-7-4')) return false;
  attack.pierce = context.unit;
  attack.pierced++;
  run.trace?.say({ verb: 'pending check', rule: '16-7-4', card: named(context.unit) });
  return true;
};

/** "end the attack": the end of attack timing comes next (15-15-1-1). */
export const endAttack: Processing<'end attack'> = (run) => {
  const { attack } = run.state;
  if (attack === null) return false;
  attack.ended = true;
  run.trace?.say({ verb: 'attack ended', rule: '15-15-1-1' });
  return true;
};

/** "change the attack target": not to the present one (11-2-7-3), not once the attacker is gone (11-2-7-4). */
export const switchTarget: Processing<'switch target'> = (run, context, action) => {
  const { attack } = run.state;
  if (attack === null || attack.attacker.gone) {
    run.trace?.say({
      verb: 'nothing',
      rule: '11-2-7-4',
      card: context.card,
      effect: context.pending.ability.name,
    });
    return false;
  }
  if (attack.target?.gone === true && !goneTargetCanBeReplaced(run)) return false;
  if (!inForce(run, '11-2-7-2')) return false;
  const raid = context.pending.ability.keyword === 'raid';
  const several = raid ? candidates(run, context, action.to) : [];
  const unit =
    raid && !inForce(run, '16-23-4') ? several[0] : chooseTargets(run, context, action.to)[0];
  if (unit === undefined || unit === attack.target) return false;
  // 11-2-7-1: a Digimon does not attack its own side.
  if (unit.owner === attack.attacker.owner) return false;
  if (several.length > 1)
    run.trace?.say({ verb: 'chooses', rule: '16-23-4', card: context.card, chosen: named(unit) });
  propose(run, { kind: 'switch target', to: unit, rule: '11-2-7-2' });
  return true;
};

/**
 * "this Digimon may attack": only the declaration belongs to the effect; the rest of the attack follows when all that waits is
 * resolved (11-1-4).
 */
export const attack: Processing<'attack'> = (run, context, action) => {
  const unit = chooseTargets(run, context, action.who)[0];
  if (unit === undefined) return false;
  const { keyword } = context.pending.ability;
  if (keyword === 'overclock' && unit.suspended && !suspendedMayOverclock(run)) return false;
  const leave = leaveOf(run, context, action);
  const { legal, refusal } = targetsOf(run, unit, action, leave);
  if (legal.length === 0) {
    run.trace?.say({ verb: 'refused', rule: refusal, what: 'attack', card: named(unit) });
    return false;
  }
  const target = choose(run, context.player, 'attack', '11-2-7-1', legal, (option) =>
    option === null
      ? `attack the player (${playerName(opponentOf(unit.owner))})`
      : `attack ${labelOf(run, option)}`,
  );
  declareAttack(run, unit, target, leave);
  return true;
};

/** What the words of an effect waive (11-2-5, 7-1-2-1). */
function leaveOf(run: Run, { pending }: Context, action: ActionOf<'attack'>): AttackLeave {
  const { keyword } = pending.ability;
  const waived = keyword === 'overclock' || keyword === 'execute';
  return {
    withoutSuspending: action.withoutSuspending === true,
    unsuspendedTargets: action.alsoUnsuspended === true,
    placed: action.alsoPlaced === true || (waived && !onlyItsWordsWaiveTheWait(run)),
  };
}

/** Whom a Digimon could attack by an effect now, and the rule that forbids it where that is nobody. */
function targetsOf(
  run: Run,
  unit: Unit,
  action: ActionOf<'attack'>,
  leave: AttackLeave,
): { readonly legal: readonly (Unit | null)[]; readonly refusal: RuleNumber } {
  const enemies = run.state.units.filter(
    (other) => other.owner !== unit.owner && other.area === 'battle',
  );
  const targets: (Unit | null)[] = [
    ...(action.at === 'player' ? [] : enemies),
    ...(action.at === 'Digimon' ? [] : [null]),
  ];
  return {
    legal: targets.filter((target) => refuseAttack(run, unit, target, leave) === null),
    refusal: refuseAttack(run, unit, targets[0] ?? null, leave)?.rule ?? '11-2-7-1',
  };
}

/** Whether "may attack" leaves anything to choose: an attack that the rules refuse is not offered, and the step says which rule. */
export function mayAttack(run: Run, context: Context, action: ActionOf<'attack'>): boolean {
  const leave = leaveOf(run, context, action);
  const units = candidates(run, context, action.who);
  const found = units.map((unit) => targetsOf(run, unit, action, leave));
  const [first] = found;
  if (first === undefined || found.some(({ legal }) => legal.length > 0)) return true;
  run.trace?.say({
    verb: 'refused',
    rule: first.refusal,
    what: 'attack',
    card: units[0] === undefined ? null : named(units[0]),
  });
  return false;
}

/** "This Digimon battles 1 of your opponent's Digimon." (14) */
export const battle: Processing<'battle'> = (run, context, action) => {
  const own = action.who === undefined ? context.unit : chooseTargets(run, context, action.who)[0];
  const other = chooseTargets(run, context, action.whom)[0];
  if (own === undefined || own === null || own.gone || other === undefined || own === other)
    return false;
  fight(run, own, other);
  return true;
};
