import { keywordAsked } from '../../../effect/keyword/asked.ts';
import { answers, instancesOf, sayAnswer } from '../../is/view/asked.ts';
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
import { thanThis } from '../../is/condition/than-this.ts';
import type { View } from '../../state/modifier.ts';
import { byOf } from '../../is/view/reach.ts';
import type { By } from '../../is/condition/source.ts';
import {
  cannot,
  keepsTarget,
  isAffected,
  isDigimonNow,
  isInBattleArea,
  isStillDigimon,
  viewOf,
} from '../../is/view/view.ts';

/**
 * Block timing (12): the opponent may block once with one Digimon that can, by `<Blocker>`, and
 * must against an attacker with `<Collision>`.
 */
export function blockTiming(run: Run): void {
  const { attack } = run.state;
  if (attack === null) return;
  const { attacker } = attack;
  if (!isStillDigimon(run, attacker) && inForce(run, '12-1-6')) {
    // 12-1-6: nothing can be blocked when the attacker is not there.
    run.trace?.say({ verb: 'attacker gone', rule: '12-1-6' });
    return;
  }
  if (attack.target !== null && !isInBattleArea(attack.target) && !goneTargetCanBeReplaced(run))
    return;
  const player = opponentOf(attacker.owner);
  // 12-1-1: a block switches the attack target.
  const barred = cannot(run, attacker, 'be blocked')
    ? 'be blocked'
    : keepsTarget(run, attacker) && 'have its attack target switched';
  if (barred !== false && inForce(run, '15-1-3')) {
    run.trace?.say({ verb: 'prohibited', rule: '15-1-3', card: named(attacker), what: barred });
    return;
  }
  const must = answers(run, attacker, 'must be blocked');
  if (must) sayAnswer(run, attacker, 'must be blocked');
  const by = byOf(run, { player: attacker.owner, unit: attacker, card: topCard(attacker) });
  const blockers = run.state.units.filter(
    (unit) => unit.owner === player && mayBlock(run, unit, must ? by : null),
  );
  if (blockers.length === 0) {
    run.trace?.say({ verb: 'no block', rule: '12-1-1' });
    return;
  }
  // "Is forced to block" is processing that affects the player.
  const forces = must ? keywordAsked('must be blocked').clauses?.forces : undefined;
  const forced = forces !== undefined && inForce(run, forces);
  if (forced) run.trace?.say({ verb: 'must block', rule: forces, player });
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
  const { rule, categoryRule, clauses } = keywordAsked('block');
  propose(run, { kind: 'block', unit: blocker, by: [rule, categoryRule] });
  const once = clauses?.instances;
  if (once === undefined || instancesOf(run, blocker, 'block').length < 2) return;
  // Several instances allow one block; without that clause another could follow.
  run.trace?.say({ verb: 'clause', clause: 'one block', rule: once, card: named(blocker) });
  if (!inForce(run, once)) blockTiming(run);
}

/**
 * Whether it can block. `by`: what makes it, which gives nothing to Digimon that it doesn't affect
 * (16-30-4).
 */
function mayBlock(run: Run, unit: Unit, by: By | null): boolean {
  if (unit.area !== 'battle' || !isDigimonNow(run, unit)) return false;
  if (!answers(run, unit, 'block')) {
    if (by !== null && !isAffected(run, unit, by))
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
  viewOf(run, attacker).unblocked.some(({ by, player }) => {
    const look = (one: Unit): View => viewOf(run, one);
    const filters = thanThis(run, by.filters, { player, self: attacker, look });
    return fits(run, unit, { ...by, filters }, player, attacker, look);
  });
