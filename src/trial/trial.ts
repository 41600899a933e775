/**
 * Trials: many inputs made of a seed, and for each of them what must hold. The same seed and number
 * make the same input on every machine, so that one which fails can be tried again.
 */
import { random } from '../base/chance.ts';

export const SIZES = ['small', 'nightly'] as const;
export type TrialSize = (typeof SIZES)[number];

/** A number from 0 up to 1, another one at each call. */
export type Chance = () => number;

/** What trials are made of beside chance: files and texts that are there. */
export interface TrialMaterial {
  /** Content files by their path: "questions/blocker/one.md". */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** Lines of cards that the engine says it runs; empty where no card file is named. */
  readonly lines: readonly string[];
}

/** What came of one input. */
export interface InputTried {
  /** Boards, texts or addresses that were looked at. */
  readonly runs: number;
  /** What is wrong, in words, or `null`. */
  readonly why: string | null;
}

export interface NamedTrial {
  readonly name: string;
  /** In a few words, for the table. */
  readonly about: string;
  /** How many inputs; `null`: as many as the material has. */
  readonly inputs: { readonly [size in TrialSize]: number | null };
  /** The material has nothing for it. */
  readonly isOff?: (material: TrialMaterial) => boolean;
  /** How many inputs the material has, where that is their number. */
  readonly count?: (material: TrialMaterial) => number;
  /** Input number `i`: a text that says all that is needed to try it again. */
  readonly inputOf: (chance: Chance, material: TrialMaterial, i: number, seed: number) => string;
  /** Tries one input; an exception counts as a failure, too. */
  readonly again: (input: string) => InputTried;
}

/** An input for which something is wrong. */
interface FailedInput {
  readonly input: string;
  readonly why: string;
}

export interface TrialFigures {
  readonly inputs: number;
  readonly runs: number;
  readonly failures: readonly FailedInput[];
}

/** The input of that number. */
export const inputAt = (
  trial: NamedTrial,
  material: TrialMaterial,
  seed: number,
  i: number,
): string => trial.inputOf(random(seed * 1_000_003 + i), material, i, seed);

/** How many inputs a trial of that size has. */
export const inputsOf = (trial: NamedTrial, material: TrialMaterial, size: TrialSize): number =>
  trial.isOff?.(material) === true ? 0 : (trial.inputs[size] ?? trial.count?.(material) ?? 0);

/** Tries one input and says what is wrong with it; an exception is wrong. */
export function tryInput(trial: NamedTrial, input: string): InputTried {
  try {
    return trial.again(input);
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { runs: 1, why: `an exception: ${why}` };
  }
}

/**
 * Makes and tries inputs number 0 to n - 1.
 * @param onInput told of each before it is tried
 */
export function runTrial(
  trial: NamedTrial,
  material: TrialMaterial,
  { n, seed }: { readonly n: number; readonly seed: number },
  onInput: (i: number) => void = () => undefined,
): TrialFigures {
  const failures: FailedInput[] = [];
  let runs = 0;
  for (let i = 0; i < n; i++) {
    onInput(i);
    const input = inputAt(trial, material, seed, i);
    const tried = tryInput(trial, input);
    runs += tried.runs;
    if (tried.why !== null) failures.push({ input, why: tried.why });
  }
  return { inputs: n, runs, failures };
}
