/**
 * Every course of a board played from its start, none left out: the long way, beside which the
 * shortcuts of the engine are looked at.
 */
import { begin, resolve, type Outcome, type RunOptions } from '../../game/explore/resolve.ts';
import { nextScript } from '../../game/position/clone.ts';
import { UnknownCard, type Run } from '../../game/run/run.ts';
import { endingKey } from '../../game/position/position-key.ts';
import { saidOf } from '../random/said.ts';
import type { Scenario } from '../file/scenario.ts';

/** How many courses of a board are played, and how much work is done for all of them. */
export interface CourseBounds {
  readonly courses: number;
  readonly work: number;
}

/** How an ending is told apart: by what can be said of it, and by what the engine tells apart. */
export const endingSaid = (run: Run, outcome: Outcome): string =>
  `${endingKey(run, false)} ${saidOf(run, outcome)}`;

/**
 * Plays one course after the other, as far as the bounds go.
 * @param optionsOf told of each course before it is played
 * @returns whether all were played; `null`: a card decides that nobody knows
 */
export function eachCourse(
  { setup, declarations }: Scenario,
  { courses, work }: CourseBounds,
  onCourse: (run: Run, outcome: Outcome) => void,
  optionsOf: () => Pick<RunOptions, 'boundary'> = () => ({}),
  before: (run: Run) => void = () => undefined,
): boolean | null {
  const shared = { done: 0, most: work };
  let script: readonly number[] | null = [];
  for (let i = 0; script !== null; i++) {
    if (i >= courses) return false;
    const run = begin(setup, { script, work: shared, ...optionsOf() });
    before(run);
    try {
      const outcome = resolve(run, declarations);
      if (outcome === 'unfinished') return false;
      onCourse(run, outcome);
    } catch (problem) {
      if (problem instanceof UnknownCard) return null;
      throw problem;
    }
    script = nextScript(run);
  }
  return true;
}
