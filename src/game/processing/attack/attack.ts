import { named } from '../../state/trace.ts';
import { opponentOf } from '../../../base/player.ts';
import type { Context } from '../../is/context/context.ts';
import { chooseOne } from '../../is/target/choose-one.ts';
import { candidates } from '../../is/target/target.ts';
import { type AttackLeave, declareAttack, refuseAttack } from '../../procedure/attack/declare.ts';
import type { ActionOf, Processing } from '../processing.ts';
import { choose } from '../../run/choose.ts';
import { unitRef } from '../../run/option.ts';
import { isOpen, onlyItsWordsWaiveTheWait, suspendedMayOverclock } from '../../run/policy.ts';
import type { Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';
import type { RuleNumber } from '../../../rules/number/numbers.ts';

/**
 * "this Digimon may attack": only the declaration belongs to the effect; the rest of the attack
 * follows when all that waits is resolved (11-1-4).
 */
export const attack: Processing<'attack'> = (run, context, action) => {
  const unit = chooseOne(run, context, action.who);
  if (unit === undefined) return false;
  const { ability } = context.pending;
  if (isOpen(ability, 'A8') && unit.suspended && !suspendedMayOverclock(run)) return false;
  const leave = leaveOf(run, context, action);
  const { legal, refusal } = targetsOf(run, unit, action, leave);
  if (legal.length === 0) {
    run.trace?.say({ verb: 'refused', rule: refusal, what: 'attack', card: named(unit) });
    return false;
  }
  const target = choose(run, context.chooser, 'attack', '11-2-7-1', legal, (one) =>
    one === null
      ? { kind: 'attack player', player: opponentOf(unit.owner) }
      : { kind: 'attack', ...unitRef(one) },
  );
  declareAttack(run, unit, target, leave);
  return true;
};

/** What the words of an effect waive (11-2-5, 7-1-2-1). */
function leaveOf(run: Run, { pending }: Context, action: ActionOf<'attack'>): AttackLeave {
  const waived = isOpen(pending.ability, 'A7') && !onlyItsWordsWaiveTheWait(run);
  return {
    withoutSuspending: action.withoutSuspending === true,
    unsuspendedTargets: action.alsoUnsuspended === true,
    placed: action.alsoPlaced === true || waived,
  };
}

/**
 * Whom a Digimon could attack by an effect now, and the rule that forbids it where that is nobody.
 */
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

/**
 * Whether "may attack" leaves anything to choose: an attack that the rules refuse is not offered,
 * and the step says which rule.
 */
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
