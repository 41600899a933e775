import { endingKey, positionKey } from '../is/position-key.ts';
import type { Declaration } from '../state/declaration.ts';
import { nextScript } from '../is/clone.ts';
import { begin, resolve, type Outcome } from './resolve.ts';
import { PRUNED, type Run, type Setup, type Watch } from '../run/run.ts';

/** One way a scenario can end, with the script that leads there. */
export interface Ending {
  readonly outcome: Outcome;
  /** Tells endings apart (hash.ts). */
  readonly key: number;
  readonly script: readonly number[];
  readonly run: Run;
}

export interface Exploration {
  /** One for each different ending, in the order they were found. */
  readonly endings: readonly Ending[];
  /** Leaves of the tree of choices that were reached. */
  readonly leaves: number;
  /** Effects activated in all runs together. */
  readonly activations: number;
  /** Runs that were made, with those that were cut short. */
  readonly runs: number;
  /**
   * False when the bound, or the outcome that was looked for, was reached first: nothing can be
   * said of all endings then.
   */
  readonly complete: boolean;
}

export interface ExploreOptions {
  readonly prune?: boolean;
  /** Tell endings apart that differ only in the order of what happened. */
  readonly ordered?: boolean;
  readonly most?: number;
  /** Activations of all runs together, beyond which nothing more is tried. */
  readonly work?: number;
  readonly without?: ReadonlySet<string>;
  /** What it notes tells endings apart. */
  readonly watch?: Watch;
  /** Goes no further once a course ends so. */
  readonly until?: Outcome;
  /** Called at each ending that is new. */
  readonly onEnding?: (ending: Ending) => void;
}

/**
 * Every ending of a scenario over all choices of both players: runs a script, takes the first
 * option after it, and counts the last open choice up, until all are done. With pruning, a position
 * that was met before is not followed again.
 */
export function explore(
  setup: Setup,
  declarations: readonly Declaration[],
  options: ExploreOptions = {},
): Exploration {
  const { prune = true, ordered = false, most = 200_000, work = Infinity } = options;
  const seen = new Set<number>();
  const endings = new Map<number, Ending>();
  let leaves = 0;
  let runs = 0;
  let activations = 0;
  let script: readonly number[] = [];
  for (;;) {
    const depth = script.length;
    const boundary = prune
      ? (run: Run): void => {
          // What happens in a loop and after it depends on how it came about, so that nothing is
          // cut short there.
          if (run.taken.length < depth || run.met.size > 0 || run.barred.length > 0) return;
          const key = positionKey(run, ordered);
          if (seen.has(key)) throw PRUNED;
          seen.add(key);
        }
      : undefined;
    const run = begin(setup, {
      script,
      ...(boundary === undefined ? {} : { boundary }),
      ...(options.without === undefined ? {} : { without: options.without }),
      ...(options.watch === undefined ? {} : { watch: options.watch }),
    });
    const outcome = resolve(run, declarations);
    runs++;
    activations += run.activations;
    if (outcome !== 'pruned') {
      leaves++;
      const key = endingKey(run, ordered);
      if (!endings.has(key)) {
        const ending = { outcome, key, script: run.taken.map((taken) => taken.index), run };
        endings.set(key, ending);
        options.onEnding?.(ending);
      }
    }
    const next = nextScript(run);
    if (next === null)
      return { endings: [...endings.values()], leaves, runs, activations, complete: true };
    if (runs >= most || activations >= work || outcome === options.until)
      return { endings: [...endings.values()], leaves, runs, activations, complete: false };
    script = next;
  }
}
