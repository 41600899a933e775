import { emit } from '../trigger/emit.ts';
import { propose } from '../happens/propose.ts';
import { inForce, type Run } from '../run/run.ts';
import { isTurnOver } from '../is/view/turn-over.ts';
import { opponentOf } from '../../base/player.ts';
import { touch } from '../is/view/view.ts';
import { isOfBreeding } from '../state/declaration.ts';
import { unsuspendsBeside, unsuspendTogether } from './reboot.ts';
import { finishAttack, resolveTiming } from './attack/attack.ts';
import { expire, lapse } from '../happens/lapse.ts';

/** Everything of the present timing, with an attack that an effect may have declared. */
export function resolveAll(run: Run): void {
  do {
    resolveTiming(run);
    finishAttack(run);
  } while (run.state.pending.length > 0 || run.state.fresh.length > 0 || run.state.attack !== null);
}

/** Passing puts memory at 3 on the opponent's side (6-5-1-7-1); then the turn ends. */
export function pass(run: Run): void {
  const { turn } = run.state;
  propose(run, { kind: 'set memory', by: 'pass', player: turn, to: -3, rule: '6-5-1-7-1' });
  endTurnIfDue(run);
}

/**
 * 6-6: with memory on the opponent's side the end-of-turn timing arrives; when all is resolved and
 * the condition still holds, the turn passes. Says whether it did.
 */
export function endTurnIfDue(run: Run): boolean {
  const { state } = run;
  if (!isTurnOver(run)) return false;
  emit(run, { kind: 'end of turn', units: [] });
  run.kernel.joinDue(run, 'end of turn');
  resolveAll(run);
  if (!isTurnOver(run) && inForce(run, '6-6-4')) {
    run.trace?.say({ verb: 'turn goes on', rule: '6-6-4', player: state.turn });
    return false;
  }
  const ending = state.turn;
  run.trace?.say({ verb: 'turn ends', rule: '6-6-3', player: ending });
  if (state.phase === 'unsuspend') endUnsuspendPhase(run);
  lapse(run, 'turn', ending);
  for (const unit of state.units) {
    unit.uses = [];
    unit.placed = false;
  }
  state.spent = [];
  // A13: what was done at each end of this turn is over.
  state.delayed = state.delayed.filter(({ done }) => done !== true);
  // What that sets off is resolved with what triggers at the start of the next turn (15-4-3-3).
  state.turn = opponentOf(ending);
  startTurn(run);
  return true;
}

/**
 * Unsuspend phase (6-2) and draw phase (6-3); then the main phase, unless something is declared for
 * the breeding phase before it.
 */
function startTurn(run: Run): void {
  const { state } = run;
  const player = state.turn;
  enter(run, 'unsuspend');
  run.trace?.say({ verb: 'turn starts', rule: '6-1-1', player });
  const step = run.place.push(200) - 1;
  emit(run, { kind: 'start of turn', units: [] });
  // Without 6-2-1-1 unsuspending would not wait for them.
  if (inForce(run, '6-2-1-1')) {
    resolveAll(run);
    if (inForce(run, '6-2-1-2') && phaseEndsTurn(run)) return;
  }
  run.place[step] = 201;
  run.trace?.say({ verb: 'unsuspend phase', rule: '6-2-1', player });
  unsuspendPhase(run);
  resolveAll(run);
  if (phaseEndsTurn(run)) return;
  endUnsuspendPhase(run);
  run.place[step] = 202;
  if (state.deck[player].length === 0) {
    propose(run, { kind: 'win', player: opponentOf(player), rule: '1-2-3-2' });
  }
  propose(run, { kind: 'draw', player, n: 1, rule: '6-3-1' });
  resolveAll(run);
  if (phaseEndsTurn(run)) return;
  run.place.pop();
  enter(run, 'breeding');
  if (run.next === null || !isOfBreeding(run.next)) startMainPhase(run);
}

/** A turn can end with any of its phases (6-1-4-1, 6-6-1). What is left of it is not played. */
function phaseEndsTurn(run: Run): boolean {
  const ends = endTurnIfDue(run);
  if (ends) run.place.pop();
  return ends;
}

/** What lasts for a phase is there from its beginning and no longer than it. */
export function enter(run: Run, phase: Run['state']['phase']): void {
  run.state.phase = phase;
  touch(run);
}

/** It begins when all of the breeding phase is resolved (6-1-3), and may end the turn (6-1-4-1). */
export function startMainPhase(run: Run): void {
  enter(run, 'main');
  run.place.push(203);
  emit(run, { kind: 'start of main phase', units: [] });
  resolveAll(run);
  run.place.pop();
  endTurnIfDue(run);
}

/** What lasts "during the next unsuspend phase" ends with it. */
function endUnsuspendPhase(run: Run): void {
  const { state } = run;
  enter(run, 'draw');
  const given = [...state.overall, ...state.units.flatMap(({ applied }) => applied)];
  if (given.some(({ until }) => until.kind === 'unsuspend phase of'))
    expire(run, 'unsuspend phase', state.turn);
}

/** All cards of the turn player, and of the opponent what unsuspends with them (6-2-1). */
function unsuspendPhase(run: Run): void {
  const { units, turn } = run.state;
  const suspended = units.filter((unit) => unit.suspended);
  const own = suspended.filter((unit) => unit.owner === turn);
  const beside = suspended.filter((unit) => unit.owner !== turn && unsuspendsBeside(run, unit));
  const cause = { kind: 'rule', rule: '6-2-1' } as const;
  if (beside.length === 0) {
    if (own.length > 0) propose(run, { kind: 'unsuspend', units: own, cause, rule: '6-2-1' });
    return;
  }
  const again = unsuspendTogether(run, own, beside);
  if (again === null) return;
  resolveAll(run);
  propose(run, { kind: 'unsuspend', units: again, cause, rule: '16-11-3' });
}
