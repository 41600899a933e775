/**
 * Small positions that differ in facts which a key of positions must tell apart: one after the
 * other by their numbers, or at random.
 */
import type { Run } from '../../game/run/run.ts';
import { begin } from '../../game/explore/resolve.ts';
import { random } from '../../base/chance.ts';
import { positionKey } from '../../game/position/position-key.ts';
import { setup, FACTS } from './position-facts.ts';

/** A run on the board whose facts are so: a way for each of `FACTS`. */
export function positionWith(ways: readonly number[]): Run {
  const run = begin(setup());
  run.state.phase = 'main';
  FACTS.forEach(({ set }, i) => set(run, ways[i] ?? 0));
  return run;
}

/** The ways of position number `i`, counted like digits: no two numbers have the same. */
function digits(i: number): readonly number[] {
  let left = i;
  return FACTS.map(({ ways }) => {
    const way = left % ways;
    left = Math.floor(left / ways);
    return way;
  });
}

export interface KeysCounted {
  readonly positions: number;
  /** Positions whose key another one has. */
  readonly collisions: readonly (readonly number[])[];
}

/**
 * Counts keys that two different positions share: a third of `n` positions one after the other by
 * their facts, a third in long steps, and a third with every fact at random.
 */
export function countCollisions(n: number, seed: number): KeysCounted {
  const next = random(seed);
  const keys = new Set<number>();
  const known = new Set<string>();
  const collisions: (readonly number[])[] = [];
  const third = Math.ceil(n / 3);
  for (let i = 0; i < n; i++) {
    const ways =
      i < third
        ? digits(seed * third + i)
        : i < 2 * third
          ? digits(i * (1_000_003 + seed))
          : FACTS.map((fact) => Math.floor(next() * fact.ways));
    const name = ways.join();
    if (known.has(name)) continue;
    known.add(name);
    const key = positionKey(positionWith(ways), false);
    if (keys.has(key)) collisions.push(ways);
    keys.add(key);
  }
  return { positions: known.size, collisions };
}
