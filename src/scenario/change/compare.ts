/**
 * Compares the endings of a board and of one that differs in a fact, or two resolutions step by
 * step.
 */
import { play, type Played, type Course } from '../play/play.ts';
import type { Scenario } from '../file/scenario.ts';
import { tell } from '../play/tell.ts';
import type { BoardChange } from './change.ts';
import { valueOf, type EndingMeasure, type Seen, type Value } from './endings.ts';
import { begin } from '../../game/explore/resolve.ts';

/** A board that was explored. */
export interface Explored {
  readonly scenario: Scenario;
  readonly seen: Seen;
}

/** Indexes of the measures whose values differ, other than by what the change itself says. */
export function differing(
  before: Explored,
  after: Explored,
  measures: readonly EndingMeasure[],
  changes: readonly BoardChange[],
): readonly number[] {
  return measures.flatMap((measure, i) => {
    if (changes.some((change) => isSaid(change, measure))) return [];
    const [a, b] = [before, after].map((one) => valuesFrom(one, measure, i).sort().join('|'));
    return a === b ? [] : [i];
  });
}

/** The values of a measure over all endings, each once. */
export const valuesAt = ({ rows }: Seen, i: number): readonly Value[] => [
  ...new Set(rows.flatMap(({ values }) => values[i] ?? [])),
];

/** What is counted is compared with the beginning: 3 of 4 security cards left is what 2 of 3 is. */
const COUNTED = new Set<EndingMeasure['kind']>(['memory', 'security']);

function valuesFrom({ scenario, seen }: Explored, measure: EndingMeasure, i: number): string[] {
  const start = COUNTED.has(measure.kind) ? Number(valueOf(begin(scenario.setup), measure)) : 0;
  return valuesAt(seen, i).map((value) =>
    typeof value === 'number' ? String(value - start) : String(value),
  );
}

/** Whether a measure shows no more than the change itself. */
function isSaid(change: BoardChange, measure: EndingMeasure): boolean {
  if (change.kind === 'suspended')
    return measure.kind === 'suspended' && measure.card === change.card;
  if (change.kind === 'source less')
    return measure.kind === 'area' && measure.card === change.source;
  return false;
}

/**
 * How many steps two resolutions have in common from the beginning; `null` when they are alike to
 * the end.
 */
export function firstDifference(a: Course, b: Course): number | null {
  const longest = Math.max(a.steps.length, b.steps.length);
  for (let i = 0; i < longest; i++) {
    const [one, other] = [a.steps[i], b.steps[i]];
    if (one === undefined || other === undefined || one.rule !== other.rule) return i;
    // The cards of two boards have other numbers: their names are compared.
    if (tell(one, a.labels) !== tell(other, b.labels)) return i;
  }
  return null;
}

/** Two resolutions, one of each board, that go alike for the longest time and then not. */
export interface Parting {
  readonly before: Played;
  readonly after: Played;
  /** Index of the first step that differs. */
  readonly at: number;
  readonly scripts: readonly [before: readonly number[], after: readonly number[]];
}

/** Most endings of a board that are looked at step by step. */
const MOST_PLAYED = 8;

/** Where two boards part; `null` when each resolution of the one goes like one of the other. */
export function partingOf(before: Explored, after: Explored): Parting | null {
  const [olds, news] = [runsOf(before), runsOf(after)];
  const there = nearest(news, olds);
  if (there !== null) {
    const { run, other, at } = there;
    return { before: other.played, after: run.played, at, scripts: [other.script, run.script] };
  }
  // Nothing new can happen; something that could happen cannot any more.
  const gone = nearest(olds, news);
  if (gone === null) return null;
  const { run, other, at } = gone;
  return { before: run.played, after: other.played, at, scripts: [run.script, other.script] };
}

interface PlayedRun {
  readonly script: readonly number[];
  readonly played: Played;
}

const runsOf = ({ scenario, seen }: Explored): readonly PlayedRun[] =>
  seen.rows
    .slice(0, MOST_PLAYED)
    .map(({ ending: { script } }) => ({ script, played: play(scenario, script) }));

/**
 * Of the runs that go like none of the others: the one that goes like another for the longest time,
 * and that other.
 */
function nearest(
  runs: readonly PlayedRun[],
  others: readonly PlayedRun[],
): { readonly run: PlayedRun; readonly other: PlayedRun; readonly at: number } | null {
  let best: ReturnType<typeof nearest> = null;
  for (const run of runs) {
    const ats = others.map((other) => firstDifference(other.played, run.played));
    if (ats.includes(null)) continue;
    ats.forEach((at, i) => {
      const other = others[i];
      if (at !== null && other !== undefined && at > (best?.at ?? -1)) best = { run, other, at };
    });
  }
  return best;
}
