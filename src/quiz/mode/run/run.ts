/** A timed run: as many questions as possible in some minutes. */
import { pastFirstSteps, type Entry } from '../../list/entry.ts';
import type { KeptChange } from '../../keep/keeper.ts';
import type { Versioned } from '../../keep/versioned.ts';
import type { WordsOrRule } from '../sitting/mark-given.ts';
import { cleanSeed, shuffledByName } from '../../../base/chance.ts';

export const RUN_MINUTES = [3, 5, 10, 20] as const;

export interface RunSpec {
  readonly minutes: number;
  readonly seed: string;
}

/** `minutes=5&seed=abc`; a query without minutes or seed gives the defaults. */
export function parseRun(query: string): RunSpec {
  const params = new URLSearchParams(query);
  const minutes = Number(params.get('minutes'));
  return {
    minutes: Number.isInteger(minutes) && minutes >= 1 && minutes <= 60 ? minutes : 5,
    seed: cleanSeed(params.get('seed') ?? ''),
  };
}

export const makeRun = ({ minutes, seed }: RunSpec): string =>
  `minutes=${minutes}${seed === '' ? '' : `&seed=${seed}`}`;

/** The questions of a run, in the order of its seed; those of Learn are too easy for it. */
export const runOrder = (entries: readonly Entry[], { seed }: RunSpec): readonly Entry[] =>
  shuffledByName(pastFirstSteps(entries), `run/${seed}`, ({ id }) => id);

export interface RunAnswer {
  readonly id: string;
  readonly right: boolean;
  /** The right answer in words, for one that was missed. */
  readonly instead?: string;
}

/** How many of the last answers are right without a break. */
export function comboOf(answers: readonly RunAnswer[]): number {
  return answers.length - 1 - answers.findLastIndex(({ right }) => !right);
}

/** The longest row of right answers. */
export const longestCombo = (answers: readonly RunAnswer[]): number =>
  Math.max(0, ...answers.map((_, i) => comboOf(answers.slice(0, i + 1))));

/** What is right, in one line: words, or a rule by its number; sentences end as they do. */
export const rightLine = (rights: readonly WordsOrRule[]): string =>
  rights
    .map(({ text, rule }) => [text, rule ?? ''].filter((part) => part !== '').join(' '))
    .reduce(
      (line, next) => (line === '' ? next : `${line}${/[.!?]$/.test(line) ? '' : ';'} ${next}`),
      '',
    );

/** How long a right answer that was missed stays to be read, in milliseconds. */
export const readingTime = (line: string): number => Math.min(8000, 2000 + 50 * line.length);

/** What is kept of a run. */
export interface RunResult {
  readonly at: string;
  readonly minutes: number;
  readonly right: number;
  readonly answered: number;
  /** The longest row of right answers; 0 for a run from before combos were counted. */
  readonly combo: number;
}

export const resultOf = (
  answers: readonly RunAnswer[],
  { minutes }: RunSpec,
  at: string,
): RunResult => ({
  at,
  minutes,
  answered: answers.length,
  right: answers.filter(({ right }) => right).length,
  combo: longestCombo(answers),
});

const KEPT = 50;

/**
 * The newest results, and of each length the one with most right answers and the one with the
 * longest combo: a best one is never dropped, and they cannot fill the storage.
 */
export function addRun(runs: readonly RunResult[], result: RunResult): readonly RunResult[] {
  const all = [...runs, result];
  const lengths = [...new Set(all.map(({ minutes }) => minutes))];
  const best = lengths.flatMap((minutes) => [
    bestRun(all, minutes),
    all.find((run) => run.minutes === minutes && run.combo === bestCombo(all, minutes)),
  ]);
  return all.filter((run, i) => i >= all.length - KEPT || best.includes(run));
}

/** A run is over. */
export const withRun =
  (result: RunResult): KeptChange<Versioned<readonly RunResult[]>> =>
  (before) => ({ ...before, entries: addRun(before.entries, result) });

/** The best earlier result of the same length: most right ones, then fewest answers. */
export function bestRun(runs: readonly RunResult[], minutes: number): RunResult | null {
  const same = runs.filter((run) => run.minutes === minutes);
  return same.sort((a, b) => b.right - a.right || a.answered - b.answered)[0] ?? null;
}

/** The longest combo of any run of the same length; 0 without one. */
export const bestCombo = (runs: readonly RunResult[], minutes: number): number =>
  Math.max(0, ...runs.filter((run) => run.minutes === minutes).map(({ combo }) => combo));
