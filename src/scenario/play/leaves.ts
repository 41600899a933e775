/**
 * Every course that a scenario can take, one for each way to choose: what is offered on the way
 * counts, not the ending alone.
 */
import { nextScript } from '../../game/position/clone.ts';
import { mayBeCut, MOST_WORK, workOf, type Stopped } from '../../game/explore/explore.ts';
import { begin, resolve, type Outcome } from '../../game/explore/resolve.ts';
import { positionKey } from '../../game/position/position-key.ts';
import { PRUNED, type Choice, type Run } from '../../game/run/run.ts';
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

/** Each course is kept. */
const MOST = 4_000;

/**
 * What courses are told apart by, where not each of them is wanted: how they end, with what has
 * happened in any order or in order, and what is said of the offers on the way, if anything. Where
 * nothing asks for offers none are noted.
 */
export interface Apart {
  readonly ordered: boolean;
  readonly said?: (offer: Choice, before: readonly Choice[]) => string;
  /** Whether nothing more counts behind an offer: the course is left there. */
  readonly ends?: (offer: Choice, before: readonly Choice[]) => boolean;
}

/**
 * All courses, or those at whose ending a fact is so; with `apart` one of those that are alike.
 * Throws `TooManyCourses`.
 */
export function leavesOf(
  scenario: Scenario,
  when: Fact | null = null,
  without?: ReadonlySet<string>,
  apart?: Apart,
): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const work = scenario.work ?? workOf(MOST_WORK);
  const seen = new Set<string>();
  let script: readonly number[] | null = [];
  for (let runs = 0; script !== null; runs++) {
    const offers: Choice[] = [];
    let said = '';
    let isOver = false;
    const onOffer = (offer: Choice): void => {
      said += apart?.said?.(offer, offers) ?? '';
      isOver = apart?.ends?.(offer, offers) ?? false;
      offers.push(offer);
      if (isOver) throw PRUNED;
    };
    const depth = script.length;
    const run = begin(scenario.setup, {
      script,
      work,
      ...(apart !== undefined && !apart.said && !apart.ends ? {} : { onOffer }),
      ...(apart && { boundary: (at) => cutIfSeen(at, depth, apart.ordered, said, seen) }),
      ...(without === undefined ? {} : { without }),
    });
    const outcome = resolve(run, scenario.declarations);
    if (outcome === 'endless') throw new TooManyCourses('no end');
    if (outcome === 'unfinished' || runs >= MOST) throw new TooManyCourses('work');
    const isLeaf = outcome !== 'pruned' || isOver;
    if (isLeaf && (when === null || isTrue(run, when)))
      leaves.push({ script: run.taken.map(({ index }) => index), run, outcome, offers });
    script = nextScript(run);
  }
  return leaves;
}

/** From the same position, with the same said of what was offered, courses go on alike. */
function cutIfSeen(
  run: Run,
  depth: number,
  ordered: boolean,
  said: string,
  seen: Set<string>,
): void {
  if (!mayBeCut(run, depth)) return;
  const key = `${positionKey(run, ordered)} ${said}`;
  if (seen.has(key)) throw PRUNED;
  seen.add(key);
}
