/** How sure it is what happens on a changed board: the same board by the other readings. */
import { SWITCHABLE } from '../../game/run/policy.ts';
import type { Explored } from '../../scenario/change/compare.ts';
import {
  seenOf,
  type Effort,
  type EndingMeasure,
  type Seen,
} from '../../scenario/change/endings.ts';
import { AskedRules } from '../../scenario/claim/asked.ts';
import { assumedIn } from '../../scenario/play/assumed.ts';
import type { EndingView } from '../../ui/steps/endings.ts';

/** What the outcome of a changed board rests on beside the text of the rules. */
export interface WhatIfSure {
  /** Open points whose other reading ends otherwise. */
  readonly readings: readonly string[];
  /** Open points whose other reading could not be played to its end. */
  readonly untold: readonly string[];
  /** Piles with unknown cards that a course turns to, as "P2's hand". */
  readonly assumed: readonly string[];
}

/** Steps of work for all other readings together. */
const WORK = 60_000;

/**
 * Plays the other reading of each open point that some course asked for. `endings`: those that are
 * looked at for cards that nobody knows. `left`: steps of work for all readings together.
 */
export function sureOfOutcome(
  { scenario, seen }: Explored,
  measures: readonly EndingMeasure[],
  endings: readonly EndingView[],
  left = WORK,
): WhatIfSure {
  const effort: Effort = { left };
  const asked = new AskedRules();
  // Alone: it must ask to the end, whatever is left for the others.
  seenOf(scenario, measures, asked);
  const same = outcomesOf(seen);
  const others = SWITCHABLE.filter((id) => asked.rules.has(id)).map((id) => {
    const other = seenOf(scenario, measures, new Set([id]), effort);
    return { id, ends: other && outcomesOf(other) };
  });
  return {
    readings: others.flatMap(({ id, ends }) => (ends !== null && ends !== same ? [id] : [])),
    untold: others.flatMap(({ id, ends }) => (ends === null ? [id] : [])),
    assumed: assumedIn(scenario, endings),
  };
}

/** All that the endings look like, in one order. */
const outcomesOf = ({ rows }: Seen): string =>
  rows
    .map(({ values }) => values.join('|'))
    .toSorted()
    .join('\n');

/** The line below the outcome. */
export function saySure({ readings, untold, assumed }: WhatIfSure): string {
  const points = (ids: readonly string[]): string =>
    `open point${ids.length === 1 ? '' : 's'} ${ids.join(', ')}`;
  return [
    ...(readings.length > 0
      ? [
          `This rests on how we read ${points(readings)}. Read the other way, the outcome would be different.`,
        ]
      : untold.length === 0
        ? ['By the text of the rules, as far as the cards are read.']
        : []),
    ...(untold.length > 0 ? [`The engine can't say whether it depends on ${points(untold)}.`] : []),
    ...(assumed.length > 0
      ? [`Assumes that unknown cards in ${assumed.join(' and ')} change nothing.`]
      : []),
  ].join(' ');
}
