import { distinct } from '../position/distinct.ts';
import { emit } from '../trigger/emit.ts';
import { isSpent, isSpentThere } from '../trigger/once-per-turn.ts';
import { matches } from '../event/match.ts';
import { activate } from '../activate/activate.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import {
  checksShareABatch,
  endedAttackDropsPiercing,
  endJoinsItsEffect,
  isOpen,
  pendingNeedsAClause,
  triggerStaysMet,
} from '../run/policy.ts';
import { choose } from '../run/choose.ts';
import { COUNTER_TIMING } from '../procedure/attack/counter.ts';
import { effectRef } from '../run/option.ts';
import { inForce, spend, type Run } from '../run/run.ts';
import { findLoop } from './loop.ts';
import { ruleCheck } from './rule-check.ts';

import type { Delayed, Pending } from '../state/state.ts';
import { takeDue } from './take-due.ts';
import { isOfNewCard } from '../is/view/base-view.ts';
import { isInBattleArea, viewOf } from '../is/view/view.ts';

/** A bound on rule checks in a row: a Digimon that cannot be deleted stays at 0 DP. */
const MOST_CHECKS = 50;

/**
 * Between processes: rule checks until nothing changes (17-1-2), then what has triggered since the
 * last time becomes one batch of simultaneous effects (15-4-3-2, 15-4-3-3).
 */
export function settle(run: Run): void {
  for (let i = 0; i < MOST_CHECKS && ruleCheck(run); i++)
    if (!checksShareABatch(run)) makeBatch(run);
  makeBatch(run);
}

/**
 * What has triggered since the last time waits together; without 15-4-5-2 it would be behind what
 * waits already.
 */
export function makeBatch(run: Run): void {
  const { state } = run;
  if (state.fresh.length === 0) return;
  if (state.pending.length > 0 && !inForce(run, '15-4-5-2')) state.pending.unshift(state.fresh);
  else state.pending.push(state.fresh);
  state.fresh = [];
}

/** So deep in one another effects are processed; what would go deeper waits. */
const DEEPEST = 30;

/**
 * Resolves what has just triggered while an effect is being processed, as it would be without
 * 15-8-3-2.
 */
export function resolveAtOnce(run: Run): void {
  if (run.place.length > DEEPEST) return;
  const { pending } = run.state;
  run.state.pending = [];
  makeBatch(run);
  drain(run);
  run.state.pending = pending;
}

/**
 * What is due takes its place among what triggers at the same time (18-1-2); without that rule it
 * would come behind.
 */
export function joinDue(run: Run, timing: Delayed['due']): void {
  if (!inForce(run, '18-1-2')) {
    settle(run);
    drain(run);
  }
  run.state.fresh.push(...takeDue(run, timing));
}

/**
 * Resolves pending effects until none is left: the newest batch first (15-4-5), in it the turn
 * player's first (15-4-3-5), one chosen at a time (15-4-3-4), each looked at again before it
 * activates (15-4-4).
 */
export function drain(run: Run): void {
  const { state } = run;
  for (;;) {
    const batch = state.pending[state.pending.length - 1];
    if (batch === undefined) return;
    const alive = dropLost(run, batch);
    if (alive.length === 0) {
      state.pending.pop();
      continue;
    }
    const own = ownOf(run, alive);
    const first = own[0];
    if (first === undefined) return;
    // Where a long row waits, looking at it each time is most of the work.
    spend(run.work, (state.pending.length + batch.length) >> 6);
    run.boundary?.(run);
    findLoop(run);
    // Without 15-4-3-4 they would come in the order of the board and from top to bottom.
    const options = own.length > 1 && !inForce(run, '15-4-3-4') ? [first] : distinct(own);
    if (run.trace !== null) sayOrder(run, first, alive.length > own.length);
    const next = choose(run, first.player, 'order', '15-4-3-4', options, (pending) => ({
      kind: 'take first',
      effect: effectRef(pending),
    }));
    if (alive.length === 1) state.pending.pop();
    else state.pending[state.pending.length - 1] = alive.filter((pending) => pending !== next);
    activate(run, next);
    if (state.attack?.ended === true && inForce(run, '15-15-1-1')) reachEnd(run);
    settle(run);
  }
}

/**
 * 15-15-1-1: right after an effect that ended the attack the end of attack timing comes, before
 * what waits longer (15-4-5-2).
 */
export function reachEnd(run: Run): void {
  const { attack } = run.state;
  if (attack === null || attack.timing === 'end') return;
  // 16-7-4: the check would have to come in between.
  if (attack.pierce !== null && !endedAttackDropsPiercing(run)) return;
  if (!endJoinsItsEffect(run)) settle(run);
  endOfAttackTiming(run);
}

/**
 * 11-6: what triggers at the end of an attack, of an attacker that is still there, and what is due
 * then.
 */
export function endOfAttackTiming(run: Run): void {
  const { attack } = run.state;
  if (attack === null || attack.timing === 'end') return;
  attack.timing = 'end';
  run.trace?.say({ verb: 'end of attack', rule: '11-6-1' });
  if (isInBattleArea(attack.attacker))
    emit(run, { kind: 'end of attack', units: [attack.attacker] });
  joinDue(run, 'end of attack');
}

/**
 * The turn player's effects of a batch, or all when there are none (15-4-3-5). Without 15-4-3-5-1
 * the turn player could put those of the other player first.
 */
function ownOf(run: Run, batch: readonly Pending[]): readonly Pending[] {
  const { turn } = run.state;
  if (batch.every((pending) => pending.player === turn)) return batch;
  const own = batch.filter((pending) => pending.player === turn);
  if (own.length === 0) return batch;
  return inForce(run, '15-4-3-5-1') ? own : [...own, ...batch.filter((one) => !own.includes(one))];
}

/** Why this effect comes before others that wait. */
function sayOrder(run: Run, first: Pending, both: boolean): void {
  const { player } = first;
  if (run.state.pending.length > 1)
    run.trace?.say({ verb: 'derived', rule: '15-4-5-2', player, also: ['15-4-5-1'] });
  if (both)
    run.trace?.say({
      verb: 'goes first',
      rule: '15-4-3-5-1',
      player,
      also: ['15-4-3-1', '15-4-3-4'],
    });
}

/**
 * Why a pending effect will not activate, if so: its card became a new card or left (15-4-4-3) or
 * lost the effect (15-4-4-4), or it triggered more often than it may be activated (15-14-1-1).
 */
function lossOf(run: Run, pending: Pending): RuleNumber | null {
  const { ability, unit } = pending;
  if (pending.isDelayed === true) return null;
  if (isOpen(ability, 'A1') && !pendingNeedsAClause(run)) return null;
  if (pending.generation >= 0) {
    if (run.state.generations[pending.card] !== pending.generation) return '15-4-4-3';
    return isSpentThere(run.state, pending) && inForce(run, '15-14-1-2') ? '15-14-1-1' : null;
  }
  if (unit === null) return null;
  if (unit.gone || isOfNewCard(run.state, pending)) return '15-4-4-3';
  if (
    !triggerStaysMet(run) &&
    pending.event !== null &&
    pending.event !== COUNTER_TIMING &&
    !matches(run, ability, unit, pending.event)
  )
    return '15-4-4-5';
  for (const now of viewOf(run, unit).abilities) {
    if (now.ability === ability && now.origin === pending.origin)
      return isSpent(unit, now) && inForce(run, '15-14-1-2') ? '15-14-1-1' : null;
  }
  return '15-4-4-4';
}

/** Takes what is lost out of a batch. */
function dropLost(run: Run, batch: readonly Pending[]): readonly Pending[] {
  let lost = false;
  for (const pending of batch) {
    const rule = lossOf(run, pending);
    if (rule === null || !inForce(run, rule)) continue;
    lost = true;
    // The card that had it: something else may lie on top by now (15-4-4-4).
    run.trace?.say({ verb: 'lost', rule, card: pending.card, effect: pending.ability.name });
  }
  if (!lost) return batch;
  return batch.filter((pending) => {
    const rule = lossOf(run, pending);
    return rule === null || !inForce(run, rule);
  });
}
