/**
 * Every course of a situation, played to its end and forgotten: of each ending the script that
 * leads there is kept, and no board, so that 100,000 of them fit into a phone.
 */
import { CourseTree } from '../../game/explore/course-tree.ts';
import { eachLeaf, workOf, type WalkedCourses } from '../../game/explore/explore.ts';
import type { Outcome } from '../../game/explore/resolve.ts';
import { endingKey } from '../../game/position/position-key.ts';
import { asksForOrder, type Fact } from '../../scenario/claim/claim.ts';
import { isTrue } from '../../scenario/claim/holds.ts';
import { watchFor } from '../../scenario/claim/watch.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';

export interface SurveyedEnding {
  readonly key: number;
  readonly outcome: Outcome;
  readonly script: readonly number[];
  /** Whether the fact that is asked for holds there. */
  readonly isSo: boolean;
  /** Courses that were played to it. */
  courses: number;
}

export interface Survey extends WalkedCourses {
  /** One for each different ending, in the order they were found. */
  readonly endings: readonly SurveyedEnding[];
  readonly tree: CourseTree;
}

export interface SurveyOptions {
  readonly fact?: Fact;
  /** Rules that are switched off. */
  readonly without?: ReadonlySet<string>;
  /** Told now and then how many courses were played, and how many endings were different. */
  readonly onprogress?: (courses: number, endings: number) => void;
  /** Courses without end that are followed; one is enough to decide nothing. */
  readonly endless?: number;
  /** Steps of work that may be done (src/game/run/run.ts). */
  readonly work?: number;
}

/** Steps of work: some minutes on a phone, and a person can stop it at any time. */
const WORK = 12_000_000;
/** Runs, so that what is kept of them fits into 256 MB. */
const MOST_RUNS = 250_000;
/** Courses between two reports. */
const PACE = 250;

/**
 * Plays every course, also behind some that have no end; `stopped` says why there may be more.
 * Throws `UnknownCard` where a card has to be known that nobody named.
 */
export function surveyOf(
  { setup, declarations }: Pick<Scenario, 'setup' | 'declarations'>,
  { fact, without, onprogress, endless = 1, work = WORK }: SurveyOptions = {},
): Survey {
  const tree = new CourseTree();
  const watch = fact === undefined ? null : watchFor([fact], isTrue);
  const ordered = fact !== undefined && asksForOrder(fact);
  const endings = new Map<number, SurveyedEnding>();
  let leaves = 0;
  let rounds = 0;
  const walk = eachLeaf(
    setup,
    declarations,
    {
      ...{ tree, goesOn: true, most: MOST_RUNS, work: workOf(work) },
      ordered,
      ...(watch === null ? {} : { watch }),
      ...(without === undefined ? {} : { without }),
    },
    (run, outcome, known) => {
      leaves += 1;
      const key = known ?? endingKey(run, ordered);
      const before = endings.get(key);
      if (before === undefined) {
        const isSo = fact !== undefined && isTrue(run, fact);
        const script = run.taken.map(({ index }) => index);
        endings.set(key, { key, outcome, script, isSo, courses: 1 });
      } else before.courses += 1;
      if (leaves % PACE === 0) onprogress?.(leaves, endings.size);
      if (outcome === 'endless') rounds += 1;
      return outcome === 'endless' && rounds === endless ? 'no end' : null;
    },
  );
  const all = [...endings.values()];
  const stopped = walk.stopped ?? (rounds > 0 ? 'no end' : null);
  return { ...walk, stopped, complete: stopped === null, endings: all, tree };
}
