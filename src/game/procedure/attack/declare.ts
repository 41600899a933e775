import { answers, sayAnswer } from '../../is/view/asked.ts';
import { named } from '../../state/trace.ts';
import type { Refusal } from '../../state/declaration.ts';
import type { Permission } from '../../../effect/tree/tree.ts';
import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { propose } from '../../happens/propose.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';
import { can, cannot, isDigimonNow } from '../../is/view/view.ts';

/** What an effect lets an attack do beyond the usual. */
export interface AttackLeave {
  readonly withoutSuspending?: boolean;
  /** Unsuspended Digimon may be attacked (16-38-1). */
  readonly unsuspendedTargets?: boolean;
  /** A Digimon placed this turn may attack (16-33-1). */
  readonly placed?: boolean;
}

const NO_LEAVE: AttackLeave = {};

/**
 * The rule that forbids `unit` to attack `target` (`null`: the player) now: 11-1-2, 11-2-4 to
 * 11-2-8.
 */
export function refuseAttack(
  run: Run,
  unit: Unit,
  target: Unit | null,
  leave: AttackLeave = NO_LEAVE,
): Refusal | null {
  const forbids = (rule: RuleNumber, when: boolean): boolean => when && inForce(run, rule);
  const suspends = leave.withoutSuspending !== true;
  if (unit.gone || unit.area !== 'battle' || !isDigimonNow(run, unit)) return { rule: '11-2-1' };
  if (forbids('11-1-2', unit.owner !== run.state.turn)) return { rule: '11-1-2' };
  if (forbids('11-2-4', run.state.attack !== null)) return { rule: '11-2-4' };
  if (forbids('11-2-5', suspends && unit.suspended)) return { rule: '11-2-5' };
  const atOnce = unit.placed && answers(run, unit, 'attack at once');
  const maySoon = leave.placed === true || atOnce || can(run, unit, AT_ONCE);
  if (forbids('7-1-2-1', unit.placed && !maySoon)) return { rule: '7-1-2-1' };
  const barred =
    cannot(run, unit, 'attack') ||
    cannot(run, unit, 'attack or block') ||
    (suspends && cannot(run, unit, 'suspend'));
  if (forbids('15-1-3', barred)) return { rule: '15-1-3' };
  if (target === null) {
    return forbids('15-1-3', cannot(run, unit, 'attack players')) ? { rule: '15-1-3' } : null;
  }
  if (
    target.gone ||
    target.owner === unit.owner ||
    target.area !== 'battle' ||
    !isDigimonNow(run, target)
  )
    return { rule: '11-2-7-1' };
  const mayReach = leave.unsuspendedTargets === true || reaches(run, unit, target);
  if (forbids('11-2-7-1', !target.suspended && !mayReach)) return { rule: '11-2-7-1' };
  const kept =
    cannot(run, target, 'be attacked') ||
    cannot(run, unit, "attack your opponent's Digimon") ||
    (!target.suspended && cannot(run, unit, 'attack unsuspended Digimon'));
  if (forbids('15-1-3', kept)) return { rule: '15-1-3' };
  return null;
}

const AT_ONCE: readonly Permission[] = [
  'attack the turn it was played',
  'attack the turn it comes into play',
];
const UNSUSPENDED: readonly Permission[] = [
  "attack your opponent's unsuspended Digimon",
  "attack an opponent's unsuspended Digimon",
  'attack unsuspended Digimon',
];
const BARE: readonly Permission[] = [
  "attack your opponent's unsuspended Digimon with no digivolution cards",
];

/** "can attack your opponent's unsuspended Digimon": what an effect lets it do for a time. */
const reaches = (run: Run, unit: Unit, target: Unit): boolean =>
  can(run, unit, UNSUSPENDED) || (target.cards.length === 1 && can(run, unit, BARE));

/** Declares an attack, or says which rule refuses it. */
export function declareAttack(
  run: Run,
  unit: Unit,
  target: Unit | null,
  leave: AttackLeave = NO_LEAVE,
): Refusal | null {
  const refusal = refuseAttack(run, unit, target, leave);
  if (refusal !== null) {
    run.trace?.say({ verb: 'refused', rule: refusal.rule, what: 'attack', card: named(unit) });
    run.state.refusal = refusal.rule;
    return refusal;
  }
  if (unit.placed && leave.placed !== true && answers(run, unit, 'attack at once'))
    sayAnswer(run, unit, 'attack at once');
  propose(run, { kind: 'declare attack', unit, target, suspend: leave.withoutSuspending !== true });
  return null;
}
