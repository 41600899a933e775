/**
 * Another exploration, written without the one of the engine: it asks at each choice and goes on
 * with every answer, in any order. The engine's must find the same endings.
 */
import { random, shuffled } from '../../base/chance.ts';
import type { Declaration } from '../../game/state/declaration.ts';
import { positionKey } from '../../game/position/position-key.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { Halt, PRUNED, type Run, type Setup } from '../../game/run/run.ts';
import { saidOf } from './said.ts';

export interface Walk {
  readonly endings: ReadonlySet<string>;
  readonly leaves: number;
  readonly complete: boolean;
}

export interface WalkOptions {
  /** The order in which n options are tried. */
  readonly order?: (n: number) => readonly number[];
  readonly prune?: boolean;
  readonly most?: number;
}

export function walk(
  setup: Setup,
  declarations: readonly Declaration[],
  { order = inTurn, prune = false, most = 2_000 }: WalkOptions = {},
): Walk {
  const endings = new Set<string>();
  const seen = new Set<number>();
  let leaves = 0;
  let runs = 0;
  const visit = (script: readonly number[]): boolean => {
    if (++runs > most) return false;
    const boundary = (run: Run): void => {
      if (run.taken.length < script.length || run.met.size > 0 || run.barred.length > 0) return;
      const key = positionKey(run, false);
      if (seen.has(key)) throw PRUNED;
      seen.add(key);
    };
    // A run that was cut short by a choice is begun again behind it, and may not meet itself there.
    const run = begin(setup, { script, ask: true, ...(prune ? { boundary } : {}) });
    try {
      const outcome = resolve(run, declarations);
      if (outcome === 'pruned') return true;
      leaves++;
      endings.add(saidOf(run, outcome));
      return true;
    } catch (signal) {
      if (!(signal instanceof Halt)) throw signal;
      return order(signal.choice.options.length).every((option) => visit([...script, option]));
    }
  };
  const complete = visit([]);
  return { endings, leaves, complete };
}

const inTurn = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** Orders that look random, the same ones for the same seed. */
export function shuffler(seed: number): (n: number) => readonly number[] {
  const next = random(seed);
  return (n) => shuffled(inTurn(n), next() * 0x1_0000_0000);
}
