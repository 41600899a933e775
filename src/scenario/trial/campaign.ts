/** Many trials, and what is found in a form that a person can read. */
import fc from 'fast-check';
import { trial } from './arbitrary.ts';
import { tryAll, type TrialFailure } from './try.ts';

export interface Campaign {
  /** Changes that were made and compared. */
  readonly trials: number;
  readonly boards: number;
  /** How often each change was made. */
  readonly made: ReadonlyMap<string, number>;
  /** The smallest board that was found for each failure. */
  readonly failures: readonly TrialFailure[];
}

/** Boards that are made at a time; behind a failure the next ones are others. */
const LOT = 100;

/** Makes boards until so many trials are done. */
export function campaign(
  n: number,
  seed: number,
  onFailure: (failure: TrialFailure) => void = () => undefined,
  only: (change: string) => boolean = () => true,
): Campaign {
  const made = new Map<string, number>();
  const failures: TrialFailure[] = [];
  let trials = 0;
  let boards = 0;
  for (let lot = 0; trials < n; lot++) {
    let smallest: TrialFailure | null = null;
    fc.check(
      fc.property(trial, (one) => {
        const isFirst = smallest === null;
        if (isFirst && trials >= n) return;
        // Smaller boards are looked at for what failed, and for nothing else.
        const wanted = smallest?.change;
        const found = tryAll(one, (change) => only(change) && change === (wanted ?? change));
        if (isFirst) {
          boards++;
          trials += found.made.length;
          for (const change of found.made) made.set(change, (made.get(change) ?? 0) + 1);
        }
        smallest = found.failures[0] ?? smallest;
        if (found.failures.length > 0) throw new Error('it ends otherwise');
      }),
      { numRuns: LOT, seed: seed * 1_000_003 + lot, endOnFailure: false },
    );
    if (smallest !== null) {
      failures.push(smallest);
      onFailure(smallest);
    }
  }
  return { trials, boards, made, failures };
}

/** What failed, with both boards and the endings that only one of them has. */
export const failureSaid = ({ change, before, now, lost, gained }: TrialFailure): string =>
  [
    `== ${change}`,
    before,
    '-- becomes',
    ...now.split('\n').filter((line) => !before.split('\n').includes(line)),
    ...lost.slice(0, 2).map((ending) => `-- only before:\n${ending}`),
    ...gained.slice(0, 2).map((ending) => `-- only now:\n${ending}`),
  ].join('\n');
