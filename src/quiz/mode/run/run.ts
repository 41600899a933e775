/** A timed run: as many questions as possible in some minutes. */
import type { Entry } from '../../list/entry.ts';
import type { KeptChange } from '../../keep/keeper.ts';
import type { Versioned } from '../../keep/versioned.ts';
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

/** The questions of a run, in the order of its seed. */
export const runOrder = (entries: readonly Entry[], { seed }: RunSpec): readonly Entry[] =>
  shuffledByName(entries, `run/${seed}`, ({ id }) => id);

export interface RunAnswer {
  readonly id: string;
  readonly right: boolean;
}

/** What is kept of a run. */
export interface RunResult {
  readonly at: string;
  readonly minutes: number;
  readonly right: number;
  readonly answered: number;
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
});

const KEPT = 50;

/** The newest results, so that they cannot fill the storage. */
export const addRun = (runs: readonly RunResult[], result: RunResult): readonly RunResult[] =>
  [...runs, result].slice(-KEPT);

/** A run is over. */
export const withRun =
  (result: RunResult): KeptChange<Versioned<readonly RunResult[]>> =>
  (before) => ({ ...before, entries: addRun(before.entries, result) });

/** The best earlier result of the same length: most right ones, then fewest answers. */
export function bestRun(runs: readonly RunResult[], minutes: number): RunResult | null {
  const same = runs.filter((run) => run.minutes === minutes);
  return same.sort((a, b) => b.right - a.right || a.answered - b.answered)[0] ?? null;
}
