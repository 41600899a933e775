/** What the review schedule asks for: today, in the next days, and what may be taken into it. */
import type { Progress } from '../../keep/progress.ts';
import { addDays, dayOf, daysBetween, startOf, type Day } from '../../../base/day.ts';
import { pastFirstSteps, type Entry } from '../../list/entry.ts';
import type { Schedule } from './schedule.ts';

/** Now, and the offset of the local clock (see day.ts). */
export interface LocalTime {
  readonly now: number;
  readonly offset: number;
}

const today = ({ now, offset }: LocalTime): Day => dayOf(now, offset);

/**
 * Questions of the schedule that are due until the end of today and are still on the site, the
 * longest overdue first; then those that were missed and wait (`isWaiting`), in the order of `ids`.
 */
export function dueToday(
  schedule: Schedule,
  progress: Progress,
  ids: ReadonlySet<string>,
  moment: LocalTime,
): readonly string[] {
  const end = startOf(addDays(today(moment), 1), moment.offset);
  const planned = Object.keys(schedule)
    .filter((id) => ids.has(id) && dueOf(schedule, id) < end)
    .sort((a, b) => dueOf(schedule, a) - dueOf(schedule, b) || (a < b ? -1 : 1));
  const waiting = [...ids].filter(
    (id) => isWaiting(schedule, progress, id) && !planned.includes(id),
  );
  return [...planned, ...waiting];
}

/**
 * Whether a question was missed, in whatever mode, and no review has said since when it comes back.
 */
export function isWaiting(schedule: Schedule, { answers }: Progress, id: string): boolean {
  const answered = answers[id];
  if (answered === undefined || answered.last) return false;
  const last = schedule[id]?.last;
  return last === undefined || Date.parse(answered.at) > Date.parse(last);
}

const dueOf = (schedule: Schedule, id: string): number => Date.parse(schedule[id]?.due ?? '');

export interface DueDay {
  readonly day: Day;
  readonly due: number;
}

/** How many come due on each of the next days, today with all that is overdue or waits first. */
export function forecast(
  schedule: Schedule,
  progress: Progress,
  ids: ReadonlySet<string>,
  days: number,
  moment: LocalTime,
): readonly DueDay[] {
  const first = today(moment);
  const counts = Array.from({ length: days }, () => 0);
  for (const id of ids) {
    const waits = isWaiting(schedule, progress, id);
    if (!waits && schedule[id] === undefined) continue;
    const ahead = waits ? 0 : daysBetween(first, dayOf(dueOf(schedule, id), moment.offset));
    const at = Math.max(0, ahead);
    if (at < days) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((due, i) => ({ day: addDays(first, i), due }));
}

/** Questions whose last answer, in whatever mode, was wrong; in the order of the list. */
export const missed = (entries: readonly Entry[], progress: Progress): readonly string[] =>
  entries.map(({ id }) => id).filter((id) => progress.answers[id]?.last === false);

/**
 * Questions to take into the schedule: what was answered, then what was never asked. What was
 * missed is due and not among them, and what Learn guides through isn't learned by heart.
 */
export function newOnes(
  entries: readonly Entry[],
  schedule: Schedule,
  progress: Progress,
  count: number,
): readonly string[] {
  const open = pastFirstSteps(entries)
    .map(({ id }) => id)
    .filter((id) => schedule[id] === undefined && !isWaiting(schedule, progress, id));
  const rank = (id: string): number => (progress.answers[id] === undefined ? 1 : 0);
  return [...open].sort((a, b) => rank(a) - rank(b)).slice(0, count);
}

/** A question that comes back within this time is asked again in the same sitting. */
const SAME_SITTING = 20 * 60_000;

export const comesBack = (due: string, now: number): boolean =>
  Date.parse(due) <= now + SAME_SITTING;
