import type { Outcome } from '../../game/explore/resolve.ts';
import type { Choice, Run, Taken, UnknownCard } from '../../game/run/run.ts';
import type { Step } from '../../game/state/trace.ts';
import type { Fact } from '../claim/claim.ts';
import { isTrue } from '../claim/holds.ts';
import { watchFor } from '../claim/watch.ts';
import { runTo } from './run-to.ts';
import type { Scenario } from '../file/scenario.ts';
import { snapshot, type Snapshot } from './snapshot.ts';

/** One resolution, step by step, with the board after each step. */
export interface Played {
  readonly steps: readonly Step[];
  /** How the cards are called that the steps name. */
  readonly labels: readonly string[];
  readonly boards: readonly Snapshot[];
  readonly choices: readonly Taken[];
  /** Of each step: how many of the choices had been made when it was done. */
  readonly made: readonly number[];
  readonly outcome: Outcome | 'open';
  /** The choice that waits for an answer, when the run was asked to stop there. */
  readonly open: Choice | null;
  /** What has to be known to go on, where it was played with `partly`. */
  readonly unknown?: UnknownCard;
  /** For each fact asked for: whether it was true after each step. */
  readonly course: readonly (readonly boolean[])[];
}

/** The steps of a resolution, with what tells them in words. */
export type Course = Pick<Played, 'steps' | 'labels'>;

/** Plays a scenario by a script of choices and records everything a person can look at. */
export function play(
  scenario: Scenario,
  script: readonly number[] = [],
  options: {
    ask?: boolean;
    /** What comes to a card that has to be known is played up to there. */
    partly?: boolean;
    facts?: readonly Fact[];
    without?: ReadonlySet<string>;
  } = {},
): Played {
  const boards: Snapshot[] = [];
  const made: number[] = [];
  const facts = options.facts ?? [];
  const course: boolean[][] = facts.map(() => []);
  const watch = watchFor(facts, isTrue);
  const { run, outcome, open, unknown } = runTo(scenario, {
    script,
    trace: true,
    ask: options.ask ?? false,
    partly: options.partly ?? false,
    ...(options.without === undefined ? {} : { without: options.without }),
    ...(watch === null ? {} : { watch }),
    onStep: (now: Run) => {
      boards.push(snapshot(now));
      made.push(now.taken.length);
      facts.forEach((fact, i) => course[i]?.push(isTrue(now, fact)));
    },
  });
  // The last board shows the ending itself, with what happened behind the last step.
  if (boards.length > 0) boards[boards.length - 1] = snapshot(run);
  return {
    ...{ steps: run.trace?.steps ?? [], labels: scenario.setup.labels, boards },
    ...{ choices: run.taken, made, outcome, open, course },
    ...(unknown === undefined ? {} : { unknown }),
  };
}

/**
 * The step at which a fact turned to what it is at the end: the first step from which on it never
 * changed again. `null` when it was so from the beginning.
 */
export function decidingStep(course: readonly boolean[]): number | null {
  const last = course[course.length - 1];
  for (let i = course.length - 1; i >= 0; i--) if (course[i] !== last) return i + 1;
  return null;
}
