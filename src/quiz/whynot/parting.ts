/** Where a changed board goes another way, and by which rules. */
import { UnknownCard } from '../../game/run/run.ts';
import { rulesOf } from '../../game/state/trace.ts';
import { firstDifference } from '../../scenario/change/compare.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { play, type Played } from '../../scenario/play/play.ts';
import { endingsOf } from '../../scenario/play/verify.ts';
import type { ChangedBoard } from './change.ts';

/** Most courses that are compared step by step. */
const MOST = 6;

/** Where two boards go apart. */
export interface Parted {
  /**
   * The rules of the step at which the changed board leaves all courses of the one as it is, then
   * of each step after that in either, step by step.
   */
  readonly steps: readonly (readonly string[])[];
  /** The rules of all steps of the changed board. */
  readonly after: ReadonlySet<string>;
}

const NOWHERE: Parted = { steps: [], after: new Set() };

/** The rules by which the changed board goes another way than the one as it is. */
export function partedBy(before: Scenario, { scenario, without }: ChangedBoard): Parted {
  try {
    const olds = coursesOf(before);
    const news = coursesOf(scenario, without);
    const gone = longest(olds, news) ?? longest(news, olds);
    if (gone === null) return NOWHERE;
    const { at, course, other } = gone;
    const rest = [course, other].map(({ steps }) => steps.slice(at));
    const most = Math.max(...rest.map(({ length }) => length));
    const steps = Array.from({ length: most }, (_, i) =>
      rest.flatMap((some) => some.slice(i, i + 1).flatMap(rulesOf)),
    );
    return { steps, after: new Set(news.flatMap((course) => course.steps.flatMap(rulesOf))) };
  } catch (problem) {
    if (problem instanceof UnknownCard) return NOWHERE;
    throw problem;
  }
}

const coursesOf = (scenario: Scenario, without?: ReadonlySet<string>): readonly Played[] =>
  endingsOf(scenario, false, without)
    .endings.slice(0, MOST)
    .map(({ script }) => play(scenario, script, without === undefined ? {} : { without }));

/** The course that goes like none of the others, with the one that it follows longest. */
function longest(
  courses: readonly Played[],
  others: readonly Played[],
): { readonly at: number; readonly course: Played; readonly other: Played } | null {
  let best: ReturnType<typeof longest> = null;
  for (const course of courses) {
    const ats = others.map((other) => firstDifference(other, course));
    if (ats.includes(null)) continue;
    for (const [i, other] of others.entries()) {
      const at = ats[i] ?? null;
      if (at !== null && at > (best?.at ?? -1)) best = { at, course, other };
    }
  }
  return best;
}
