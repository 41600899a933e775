/**
 * Every course that a scenario can take, one for each way to choose: what is offered on the way
 * counts, not the ending alone.
 */
import { nextScript } from '../../game/position/clone.ts';
import { MOST_WORK, workOf, type Stopped } from '../../game/explore/explore.ts';
import { begin, resolve, type Outcome } from '../../game/explore/resolve.ts';
import type { Choice, Run } from '../../game/run/run.ts';
import type { Fact } from '../claim/claim.ts';
import { isTrue } from '../claim/holds.ts';
import type { Scenario } from '../file/scenario.ts';
import { whyStopped } from './stopped.ts';

export interface Leaf {
  readonly script: readonly number[];
  readonly run: Run;
  readonly outcome: Outcome;
  /**
   * What the players were offered, in order; also where there was one option and nothing to decide.
   */
  readonly offers: readonly Choice[];
}

/**
 * Thrown when there are more courses than can be walked, or one has no end: then nothing is said of
 * them.
 */
export class TooManyCourses extends Error {
  readonly stopped: Stopped;
  constructor(stopped: Stopped) {
    super(`not every course can be played, for ${whyStopped(stopped)}`);
    this.stopped = stopped;
  }
}

/** Each course is kept, and none is cut short. */
const MOST = 4_000;

/** All courses, or those at whose ending a fact is so. Throws `TooManyCourses`. */
export function leavesOf(
  scenario: Scenario,
  when: Fact | null = null,
  without?: ReadonlySet<string>,
): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const work = scenario.work ?? workOf(MOST_WORK);
  let script: readonly number[] | null = [];
  for (let runs = 0; script !== null; runs++) {
    const offers: Choice[] = [];
    const run = begin(scenario.setup, {
      script,
      work,
      onOffer: (offer) => offers.push(offer),
      ...(without === undefined ? {} : { without }),
    });
    const outcome = resolve(run, scenario.declarations);
    if (outcome === 'endless') throw new TooManyCourses('no end');
    if (outcome === 'unfinished' || runs >= MOST) throw new TooManyCourses('work');
    if (when === null || isTrue(run, when))
      leaves.push({ script: run.taken.map(({ index }) => index), run, outcome, offers });
    script = nextScript(run);
  }
  return leaves;
}
