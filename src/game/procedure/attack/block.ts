import { named } from '../../state/trace.ts';
import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { goneTargetCanBeReplaced } from '../../run/policy.ts';
import { propose } from '../../happens/propose.ts';
import { choose } from '../../run/choose.ts';
import { unitRef } from '../../run/option.ts';
import { inForce, type Run } from '../../run/run.ts';
import { opponentOf } from '../../../base/player.ts';
import { topCard, type Unit } from '../../state/state.ts';
import { fits } from '../../is/condition/filter.ts';
import { byOf } from '../../is/view/reach.ts';
import type { By } from '../../is/condition/source.ts';
import {
  cannot,
  has,
  keepsTarget,
  instancesOf,
  isAffected,
  isDigimonNow,
  viewOf,
} from '../../is/view/view.ts';

/**
 * Block timing (12): the opponent may block once with one Digimon that has `<Blocker>`, and must
 * against `<Collision>`.
 */
export function blockTiming(run: Run): void {
  const { attack } = run.state;
  if (attack === null) return;
  const { attacker } = attack;
  if (attacker.gone && inForce(run, '12-1-6')) {
    // 12-1-6: nothing can be blocked when the attacker is not there.
    run.trace?.say({ verb: 'attacker gone', rule: '12-1-6' });
    return;
  }
  if (attack.target?.gone === true && !goneTargetCanBeReplaced(run)) return;
  const player = opponentOf(attacker.owner);
  // 12-1-1: a block switches the attack target.
  const barred = cannot(run, attacker, 'be blocked')
    ? 'be blocked'
    : keepsTarget(run, attacker) && 'have its attack target switched';
  if (barred !== false && inForce(run, '15-1-3')) {
    run.trace?.say({ verb: 'prohibited', rule: '15-1-3', card: named(attacker), what: barred });
    return;
  }
  const collision = has(run, attacker, 'Collision');
  if (collision)
    run.trace?.say({
      verb: 'condition met',
      rule: '16-30-3',
      card: named(attacker),
      effect: '<Collision>',
      also: ['16-30-1', '16-30-2'],
    });
  const by = byOf(run, { player: attacker.owner, unit: attacker, card: topCard(attacker) });
  const blockers = run.state.units.filter(
    (unit) => unit.owner === player && mayBlock(run, unit, collision ? by : null),
  );
  if (blockers.length === 0) {
    run.trace?.say({ verb: 'no block', rule: '12-1-1' });
    return;
  }
  // 16-30-4: "is forced to block" is processing that affects the player.
  const forced = collision && inForce(run, '16-30-4');
  if (forced) run.trace?.say({ verb: 'must block', rule: '16-30-4', player });
  const options: readonly (Unit | null)[] = forced ? blockers : [...blockers, null];
  const blocker = choose(run, player, 'block', '12-1-1', options, (unit) =>
    unit === null
      ? { kind: 'decline', of: { kind: 'block' } }
      : { kind: 'block', ...unitRef(unit) },
  );
  if (blocker === null) {
    run.trace?.say({ verb: 'does not block', rule: '12-1-1', player });
    return;
  }
  propose(run, { kind: 'block', unit: blocker, by: run.setup.switches['Blocker'] ?? [] });
  if (instancesOf(run, blocker, 'Blocker') < 2) return;
  // 16-5-3: several instances allow one block; without that clause another could follow.
  run.trace?.say({ verb: 'clause', clause: 'one block', rule: '16-5-3', card: named(blocker) });
  if (!inForce(run, '16-5-3')) blockTiming(run);
}

/** Whether it can block; <Collision> gives nothing to Digimon that it doesn't affect (16-30-4). */
function mayBlock(run: Run, unit: Unit, collision: By | null): boolean {
  if (unit.area !== 'battle' || !isDigimonNow(run, unit)) return false;
  if (!has(run, unit, 'Blocker')) {
    if (collision !== null && !isAffected(run, unit, collision))
      run.trace?.say({ verb: 'immune', rule: '15-15-5-1', card: named(unit) });
    return false;
  }
  const attacker = run.state.attack?.attacker;
  const reasons: readonly (readonly [RuleNumber, boolean])[] = [
    ['12-1-4', unit.suspended],
    ['12-1-5', run.state.attack?.target === unit],
    [
      '15-1-3',
      cannot(run, unit, 'block') ||
        cannot(run, unit, 'attack or block') ||
        cannot(run, unit, 'suspend') ||
        (attacker !== undefined && isBarredBy(run, attacker, unit)),
    ],
  ];
  for (const [rule, applies] of reasons) {
    if (applies && inForce(run, rule)) {
      run.trace?.say({ verb: 'may not block', rule, card: named(unit) });
      return false;
    }
  }
  return true;
}

/** "can't be blocked by your opponent's Digimon with no digivolution cards" */
const isBarredBy = (run: Run, attacker: Unit, unit: Unit): boolean =>
  viewOf(run, attacker).unblocked.some(({ by, player }) =>
    fits(run, unit, by, player, attacker, (one) => viewOf(run, one)),
  );
