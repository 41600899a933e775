import { loopKey } from '../position/position-key.ts';
import { turnPlayerStopsTheLoop } from '../run/policy.ts';
import { propose } from '../happens/propose.ts';
import { choose } from '../run/choose.ts';
import {
  ENDLESS,
  inForce,
  OUT_OF_WORK,
  PRUNED,
  spend,
  type Run,
  type Setup,
  type Taken,
} from '../run/run.ts';
import { opponentOf, type Player } from '../../base/player.ts';

/**
 * Activations after which a loop is looked for: one has gone round by then, and most resolutions
 * are over.
 */
const WATCHED_FROM = 8;

/**
 * Numbers of repeats that a player may name; since the position is the same each time, a few stand
 * for all.
 */
const REPEATS = [1, 2, 3] as const;

/**
 * Infinite loops (18-3): a position that comes again. When nobody had a choice on the way, or none
 * that leads out, nobody can stop it and the game is a draw (18-3-2). Otherwise the player who had
 * one, the turn player first, names a number of repeats; they are executed, and then that choice is
 * not open again (18-3-3).
 */
export function findLoop(run: Run): void {
  if (run.activations < WATCHED_FROM || run.declarations === null) return;
  const key = loopKey(run);
  const before = run.met.get(key);
  if (before === undefined) {
    run.met.set(key, run.taken.length);
    return;
  }
  if (run.loop !== null) {
    if (run.loop.key === key) repeat(run, before);
    return;
  }
  // Where nothing says what a loop is, it never ends.
  if (!inForce(run, '18-3-1')) throw ENDLESS;
  run.trace?.say({ verb: 'loop', rule: '18-3-1' });
  const chosen = choicesSince(run, before);
  if (chosen.length === 0 || !canBeStopped(run, key)) {
    if (inForce(run, '18-3-2')) propose(run, { kind: 'draw game', rule: '18-3-2' });
    // To follow every choice of a loop that never ends would take for ever, too.
    if (chosen.length > 0) throw ENDLESS;
    return;
  }
  if (!inForce(run, '18-3-3')) {
    propose(run, { kind: 'draw game', rule: '18-3-3' });
    return;
  }
  const { turn } = run.state;
  const can = (player: Player): boolean => chosen.some((taken) => taken.player === player);
  const named = [
    ...(can(turn) ? [declare(run, turn, '18-3-3-1')] : []),
    ...(can(opponentOf(turn)) ? [declare(run, opponentOf(turn), '18-3-3-2')] : []),
  ];
  run.met.set(key, run.taken.length);
  // A10: where both can stop it, the larger number is executed. 18-3-3-3: at least as often as was
  // declared.
  run.loop = { key, left: inForce(run, '18-3-3-3') ? Math.max(...named) : 1 };
}

/** So many courses are looked at to see whether a loop ends; with more of them nobody knows. */
const MOST_COURSES = 100;

/**
 * Found before, by position: the same for all runs of a scenario. What it cost is counted each
 * time, so that the bound on work is met at the same place whatever was asked before.
 */
const found = new WeakMap<Setup, Map<string, { readonly can: boolean; readonly cost: number }>>();

/**
 * Whether some choice leads out of a loop; where each leads to a position that was met before,
 * nobody can stop it (18-3-2).
 */
function canBeStopped(run: Run, key: number): boolean {
  if (run.taken.some(isNaming)) return true;
  const name = [key, ...(run.without ?? [])].join('/');
  const known = found.get(run.setup) ?? new Map<string, { can: boolean; cost: number }>();
  found.set(run.setup, known);
  const before = known.get(name);
  if (before !== undefined) {
    spend(run.work, before.cost);
    return before.can;
  }
  const { done } = run.work;
  const can = leadsOut(run);
  known.set(name, { can, cost: run.work.done - done });
  return can;
}

function leadsOut(run: Run): boolean {
  const seen = new Set<number>();
  const open: (readonly number[])[] = [run.taken.map(({ index }) => index)];
  for (let courses = 0; ; courses++) {
    const script = open.pop();
    if (script === undefined) return false;
    const course = run.kernel.fork(run, script, (other) => {
      if (other.taken.length < script.length) return;
      const key = loopKey(other);
      if (seen.has(key)) throw PRUNED;
      seen.add(key);
    });
    if (course.outcome !== 'pruned') return true;
    if (courses === MOST_COURSES) throw OUT_OF_WORK;
    const indexes = course.taken.map(({ index }) => index);
    course.taken.forEach(({ width }, i) => {
      for (let index = 1; i >= script.length && index < width; index++)
        open.push([...indexes.slice(0, i), index]);
    });
  }
}

/**
 * A player who can stop the loop names how often it is repeated; without the clause there is no
 * such declaration.
 */
function declare(run: Run, player: Player, rule: '18-3-3-1' | '18-3-3-2'): number {
  if (!inForce(run, rule)) return 1;
  const n = choose(run, player, 'target', rule, REPEATS, (one) => ({
    kind: 'number',
    of: 'repeats',
    n: one,
  }));
  run.trace?.say({ verb: 'declares repeats', rule, player, n });
  return n;
}

/** What players chose on the way round; naming a number of repeats is no part of the loop. */
const choicesSince = (run: Run, before: number): readonly Taken[] =>
  run.taken.slice(before).filter((taken) => !isNaming(taken));

const isNaming = ({ rule }: Taken): boolean => rule.startsWith('18-3-3');

/** Who is asked first, and stops the loop if able. */
const firstToStop = (run: Run): Player =>
  turnPlayerStopsTheLoop(run) ? run.state.turn : opponentOf(run.state.turn);

/** One round is over; after the last one the loop is stopped (18-3-3-3). */
function repeat(run: Run, before: number): void {
  const { loop } = run;
  if (loop === null) return;
  loop.left--;
  const chosen = choicesSince(run, before);
  run.met.set(loop.key, run.taken.length);
  if (loop.left > 0) return;
  const first = firstToStop(run);
  const last = chosen.findLast((taken) => taken.player === first) ?? chosen[chosen.length - 1];
  if (last !== undefined) {
    run.barred.push(last);
    run.trace?.say({ verb: 'stops loop', rule: '18-3-3-3', player: last.player, also: ['18-3-3'] });
  }
  run.loop = null;
  run.met.clear();
}
