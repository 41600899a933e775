/** What is kept of timed runs: their results. */
import { isCount, isMoment, isRecord, readList, type KeptKind } from '../../keep/storage.ts';
import { readVersioned, type Versioned } from '../../keep/versioned.ts';
import type { RunResult } from './run.ts';

export const RUNS: KeptKind<Versioned<readonly RunResult[]>> = {
  key: 'ruling-lab/runs',
  none: { version: 1, entries: [] },
  read: (value) => readVersioned(value, (entries) => readList(entries, 'run', runResult)),
};

function runResult(entry: unknown): RunResult | null {
  if (!isRecord(entry)) return null;
  const { at, minutes, right, answered, combo } = entry;
  if (!isMoment(at) || !isCount(minutes) || !isCount(right) || !isCount(answered)) return null;
  // Runs from before combos were counted have none; none is longer than what was right.
  return { at, minutes, right, answered, combo: isCount(combo) ? Math.min(combo, right) : 0 };
}
