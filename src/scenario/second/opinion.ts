/** Many boards played by the engine and by the second opinion. */
import fc from 'fast-check';
import { plainGame } from './arbitrary.ts';
import { compared, type Difference } from './compare.ts';

export interface Opinions {
  /** Boards that both have played. */
  runs: number;
  /** Endings of all of them, and how many boards have more than one. */
  endings: number;
  branching: number;
  /** Boards with too many courses of play, which were left out. */
  leftOut: number;
  /** The smallest board that was found for each difference, in words. */
  failures: string[];
}

/** Boards that are made at a time; behind a failure the next ones are others. */
const LOT = 100;

const told = ({ game, onlyEngine, onlySecond }: Difference): string =>
  [
    game,
    ...onlyEngine.map((ending) => `-- only the engine:\n${ending}`),
    ...onlySecond.map((ending) => `-- only the second opinion:\n${ending}`),
  ].join('\n');

/** Plays boards at random with both, until so many are done; the same seed, the same boards. */
export function secondOpinion(
  n: number,
  seed: number,
  onFailure: (failure: string) => void = () => undefined,
): Opinions {
  const all: Opinions = { runs: 0, endings: 0, branching: 0, leftOut: 0, failures: [] };
  for (let lot = 0; all.runs < n; lot++) {
    let smallest: string | null = null;
    fc.check(
      fc.property(plainGame, (game) => {
        const isFirst = smallest === null;
        if (isFirst && all.runs >= n) return;
        const found = compared(game);
        if (found === 'too many') {
          if (isFirst) all.leftOut++;
          return;
        }
        if (isFirst) all.runs++;
        if ('endings' in found) {
          if (!isFirst) return;
          all.endings += found.endings;
          if (found.endings > 1) all.branching++;
          return;
        }
        smallest = told(found);
        throw new Error('they end differently');
      }),
      { numRuns: LOT, seed: seed * 1_000_003 + lot, endOnFailure: false },
    );
    if (smallest !== null) {
      all.failures.push(smallest);
      onFailure(smallest);
    }
  }
  return all;
}
