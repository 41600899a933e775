/**
 * Every ending of a scenario, over all choices of both players, as far as the work that may be done
 * for it goes. What was not finished says so (`stopped`), and what was found by then is there.
 */
import { endingKey, positionKey } from '../position/position-key.ts';
import type { Declaration } from '../state/declaration.ts';
import { nextScript } from '../position/clone.ts';
import type { CourseTree } from './course-tree.ts';
import { begin, resolve, type Outcome } from './resolve.ts';
import { PRUNED, type Run, type Setup, type Watch, type Work } from '../run/run.ts';

/** One way a scenario can end, with the script that leads there. */
export interface Ending {
  readonly outcome: Outcome;
  /** Tells endings apart (src/game/position/position-key.ts). */
  readonly key: number;
  readonly script: readonly number[];
  readonly run: Run;
  /** Courses that were played to this ending; those that were cut short are not among them. */
  readonly courses: number;
}

/**
 * Why not every course was played: one of them has no end, the work that may be done was used up,
 * or there were more runs than were asked for.
 */
export type Stopped = 'no end' | 'work' | 'runs';

export interface Exploration {
  /** One for each different ending, in the order they were found. */
  readonly endings: readonly Ending[];
  /** Leaves of the tree of choices that were reached. */
  readonly leaves: number;
  /** Effects activated in all runs together. */
  readonly activations: number;
  /** Steps of work in all runs together, with their looks ahead (src/game/run/run.ts). */
  readonly work: number;
  /** Runs that were made, with those that were cut short. */
  readonly runs: number;
  /** Why it stopped before the last course; `null`: every course was played. */
  readonly stopped: Stopped | null;
  /** False when it stopped before: nothing can be said of all endings then. */
  readonly complete: boolean;
}

export interface ExploreOptions {
  readonly prune?: boolean;
  /** Tell endings apart that differ only in the order of what happened. */
  readonly ordered?: boolean;
  /** Runs, beyond which nothing more is tried. */
  readonly most?: number;
  /** Steps of work of all runs together (`MOST_WORK` unless said), or one that others share. */
  readonly work?: number | Work;
  readonly without?: ReadonlySet<string>;
  /** What it notes tells endings apart. */
  readonly watch?: Watch;
  /** Follows the courses behind one without an end, too. Nothing is decided by them. */
  readonly goesOn?: boolean;
  /** Takes down which choices lead where, for what a player can force. */
  readonly tree?: CourseTree;
  /** Called at each ending that is new. */
  readonly onEnding?: (ending: Ending) => void;
}

/**
 * Steps of work that are done for a scenario at most: about a second. No board of the content needs
 * a twentieth of it.
 */
export const MOST_WORK = 200_000;

/** Work that several explorations share, at most so many steps for all of them. */
export const workOf = (most: number): Work => ({ done: 0, most });

/** What an exploration knows beside its endings. */
export type WalkedCourses = Omit<Exploration, 'endings'>;

/**
 * Every ending of a scenario over all choices of both players, with the run that came to it. Stops
 * at the first course that has no end, and where the work is used up; throws `UnknownCard` where a
 * card has to be known that nobody named.
 */
export function explore(
  setup: Setup,
  declarations: readonly Declaration[],
  options: ExploreOptions = {},
): Exploration {
  const endings: FoundEnding[] = [];
  // Most scenarios have one ending: its key is worked out where somebody asks for it.
  const others = new Map<number, FoundEnding>();
  const { ordered = false } = options;
  const walk = eachLeaf(setup, declarations, options, (run, outcome, key) => {
    const ending = new FoundEnding(outcome, run, ordered, key);
    const [first] = endings;
    const known = first && (first.key === ending.key ? first : others.get(ending.key));
    if (known === undefined) {
      endings.push(ending);
      if (first !== undefined) others.set(ending.key, ending);
      options.onEnding?.(ending);
    } else known.courses++;
    return null;
  });
  return { endings, ...walk };
}

class FoundEnding implements Ending {
  readonly outcome: Outcome;
  readonly script: readonly number[];
  readonly run: Run;
  courses = 1;
  readonly #ordered: boolean;
  #key: number | null;

  constructor(outcome: Outcome, run: Run, ordered: boolean, key: number | null) {
    this.outcome = outcome;
    this.script = run.taken.map(({ index }) => index);
    this.run = run;
    this.#ordered = ordered;
    this.#key = key;
  }

  get key(): number {
    return (this.#key ??= endingKey(this.run, this.#ordered));
  }
}

/**
 * Runs a script, takes the first option after it, and counts the last open choice up, until all are
 * done; `onLeaf` is told of each course at its end, with the key of that where there is a tree, and
 * may say why it is enough. With pruning, a position that was met before is not followed again.
 * Stops and throws as `explore` does.
 */
export function eachLeaf(
  setup: Setup,
  declarations: readonly Declaration[],
  options: ExploreOptions,
  onLeaf: (run: Run, outcome: Outcome, key: number | null) => Stopped | null,
): WalkedCourses {
  const { prune = true, ordered = false, most = 200_000, tree } = options;
  const work = typeof options.work === 'object' ? options.work : workOf(options.work ?? MOST_WORK);
  const before = work.done;
  const seen = new Set<number>();
  let leaves = 0;
  let runs = 0;
  let activations = 0;
  let script: readonly number[] = [];
  for (;;) {
    const depth = script.length;
    const boundary = prune
      ? (run: Run): void => {
          // Before the first choice there is no other course that could come here; and this one
          // doesn't come back, since what has happened counts.
          if (run.taken.length === 0 && tree === undefined) return;
          if (!mayBeCut(run, depth)) return;
          const key = positionKey(run, ordered);
          if (seen.has(key)) {
            tree?.joins(run.taken, key);
            throw PRUNED;
          }
          seen.add(key);
          tree?.passes(run.taken, key);
        }
      : undefined;
    const run = begin(setup, {
      script,
      work,
      ...(boundary === undefined ? {} : { boundary }),
      ...(options.without === undefined ? {} : { without: options.without }),
      ...(options.watch === undefined ? {} : { watch: options.watch }),
    });
    const outcome = resolve(run, declarations);
    let enough: Stopped | null = null;
    runs++;
    activations += run.activations;
    if (outcome !== 'pruned' && outcome !== 'unfinished') {
      leaves++;
      const key = tree === undefined ? null : endingKey(run, ordered);
      if (key !== null) tree?.ends(run.taken, key);
      enough = onLeaf(run, outcome, key);
    }
    const next = nextScript(run);
    const stopped = enough ?? stopAt(outcome, options);
    if (stopped !== null || next === null || runs >= most) {
      const why = stopped ?? (next === null ? null : 'runs');
      const done = work.done - before;
      return { leaves, runs, activations, work: done, stopped: why, complete: why === null };
    }
    script = next;
  }
}

/**
 * Whether a course may be left where another one has been, behind so many choices of its script.
 * What happens in a loop and after it depends on how it came about, so that nothing is cut short
 * there.
 */
export const mayBeCut = (run: Run, depth: number): boolean =>
  run.taken.length >= depth && run.met.size === 0 && run.barred.length === 0;

function stopAt(outcome: Outcome, { goesOn }: ExploreOptions): Stopped | null {
  if (outcome === 'unfinished') return 'work';
  return outcome === 'endless' && goesOn !== true ? 'no end' : null;
}
