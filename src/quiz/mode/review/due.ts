/** What the review schedule asks for: today, in the next days, and what may be taken into it. */
import type { Progress } from '../../keep/progress.ts';
import { addDays, dayOf, daysBetween, startOf, type Day } from '../../../base/day.ts';
import type { Entry } from '../../list/entry.ts';
import type { Schedule } from './schedule.ts';

/** Now, and the offset of the local clock (see day.ts). */
export interface LocalTime {
  readonly now: number;
  readonly offset: number;
}

const today = ({ now, offset }: LocalTime): Day => dayOf(now, offset);

/**
 * Questions that are due until the end of today and are still on the site, the longest overdue
 * first.
 */
export function dueToday(
  schedule: Schedule,
  ids: ReadonlySet<string>,
  moment: LocalTime,
): readonly string[] {
  const end = startOf(addDays(today(moment), 1), moment.offset);
  return Object.keys(schedule)
    .filter((id) => ids.has(id) && dueOf(schedule, id) < end)
    .sort((a, b) => dueOf(schedule, a) - dueOf(schedule, b) || (a < b ? -1 : 1));
}

const dueOf = (schedule: Schedule, id: string): number => Date.parse(schedule[id]?.due ?? '');

export interface DueDay {
  readonly day: Day;
  readonly due: number;
}

/** How many come due on each of the next days, today with all that is overdue first. */
export function forecast(
  schedule: Schedule,
  ids: ReadonlySet<string>,
  days: number,
  moment: LocalTime,
): readonly DueDay[] {
  const first = today(moment);
  const counts = Array.from({ length: days }, () => 0);
  for (const id of Object.keys(schedule)) {
    if (!ids.has(id)) continue;
    const at = Math.max(0, daysBetween(first, dayOf(dueOf(schedule, id), moment.offset)));
    if (at < days) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((due, i) => ({ day: addDays(first, i), due }));
}

/** Questions whose last answer, in whatever mode, was wrong; in the order of the list. */
export const missed = (entries: readonly Entry[], progress: Progress): readonly string[] =>
  entries.map(({ id }) => id).filter((id) => progress.answers[id]?.last === false);

/**
 * Questions to take into the schedule: what was missed, then what was answered, then what was never
 * asked.
 */
export function newOnes(
  entries: readonly Entry[],
  schedule: Schedule,
  progress: Progress,
  count: number,
): readonly string[] {
  const open = entries.map(({ id }) => id).filter((id) => schedule[id] === undefined);
  const rank = (id: string): number => {
    const answered = progress.answers[id];
    return answered === undefined ? 2 : answered.last ? 1 : 0;
  };
  return [...open].sort((a, b) => rank(a) - rank(b)).slice(0, count);
}

/** A question that comes back within this time is asked again in the same sitting. */
const SAME_SITTING = 20 * 60_000;

export const comesBack = (due: string, now: number): boolean =>
  Date.parse(due) <= now + SAME_SITTING;
