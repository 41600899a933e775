/** What is kept of the review: the schedule of each question in it. */
import { isCount, isMoment, isRecord, readEntries, type KeptKind } from '../../keep/storage.ts';
import { readVersioned, type Versioned } from '../../keep/versioned.ts';
import type { Schedule, Scheduled } from './schedule.ts';

export const REVIEW: KeptKind<Versioned<Schedule>> = {
  key: 'ruling-lab/review',
  none: { version: 1, entries: {} },
  read: (value) =>
    readVersioned(value, (entries) => readEntries(entries, 'the schedule', scheduled)),
};

const isIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

function scheduled(entry: unknown): Scheduled | null {
  if (!isRecord(entry)) return null;
  const { due, last, stability, difficulty, days, step, reps, lapses, state } = entry;
  if (!isMoment(due) || !isMoment(last)) return null;
  // The limits of FSRS: beyond them it throws.
  if (!isIn(stability, 0.001, 36_500) || !isIn(difficulty, 1, 10)) return null;
  if (!isCount(days) || !isCount(step) || !isCount(reps) || !isCount(lapses)) return null;
  if (state !== 1 && state !== 2 && state !== 3) return null;
  return { due, last, stability, difficulty, days, step, reps, lapses, state };
}
