/** What is kept of the questions of the day: the answer of each day. */
import { isDay, type Day } from '../../../base/day.ts';
import type { KeptChange } from '../../keep/keeper.ts';
import { isRecord, readEntries, type KeptKind } from '../../keep/storage.ts';
import { readVersioned, type Versioned } from '../../keep/versioned.ts';
import { answerDay, type DailyAnswer, type DailyLog } from './daily.ts';

export const DAILY: KeptKind<Versioned<DailyLog>> = {
  key: 'ruling-lab/daily',
  none: { version: 1, entries: {} },
  read: (value) => readVersioned(value, (entries) => readEntries(entries, 'all days', dailyAnswer)),
};

/** The question of a day is answered. */
export const answeredOn =
  (
    day: Day,
    today: Day,
    answer: Pick<DailyAnswer, 'id' | 'right'>,
  ): KeptChange<Versioned<DailyLog>> =>
  (before) => ({ ...before, entries: answerDay(before.entries, day, today, answer) });

function dailyAnswer(entry: unknown, day: string): DailyAnswer | null {
  if (!isRecord(entry) || !isDay(day)) return null;
  const { id, right, inTime } = entry;
  const isWhole =
    typeof id === 'string' && typeof right === 'boolean' && typeof inTime === 'boolean';
  return isWhole ? { id, right, inTime } : null;
}
