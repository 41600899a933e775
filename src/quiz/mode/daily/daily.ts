/** The question of the day: the same for everybody, by the date in UTC. */
import { addDays, daysBetween, type Day } from '../../../base/day.ts';
import { hashAfter } from '../../../base/chance.ts';
import { pastFirstSteps, type Entry } from '../../list/entry.ts';

/** How a daily question was answered. Only the first answer of a day counts. */
export interface DailyAnswer {
  readonly id: string;
  readonly right: boolean;
  /** Whether it was answered on its own day; later ones are no part of a streak. */
  readonly inTime: boolean;
}

export interface DailyLog {
  readonly [day: Day]: DailyAnswer;
}

/** A question does not come back for this many days, as far as there are enough. */
const REST = 60;

/** Which question a day has; `null` when there are none at all. */
export type Calendar = (day: Day) => string | null;

/**
 * The questions of all days. Every day the question with the highest number for that date wins, so
 * that a question added to the site changes few days. A year is worked out from its first day on,
 * since no question comes back soon, and kept.
 */
export function calendar(ids: readonly string[]): Calendar {
  const years = new Map<string, readonly string[]>();
  return (day) => {
    const year = yearOf(day);
    const known = years.get(year) ?? questionsOf(year, ids);
    years.set(year, known);
    return known[daysBetween(firstOf(year), day)] ?? null;
  };
}

/** The questions of all days from the whole list: those of Learn are nobody's question of a day. */
export const calendarOf = (entries: readonly Entry[]): Calendar =>
  calendar(pastFirstSteps(entries).map(({ id }) => id));

/** Years whose questions are ready with the site. Others are worked out in the page. */
export const READY_YEARS: readonly string[] = ['2026', '2027', '2028', '2029', '2030'];

export const yearOf = (day: Day): string => day.slice(0, 4);

/** The first day of a year. */
export const firstOf = (year: string): Day => `${year}-01-01`;

/** The questions of a year, day by day from the first on. */
export function questionsOf(year: string, ids: readonly string[]): readonly string[] {
  const rest = Math.min(REST, ids.length - 1);
  const questions: string[] = [];
  for (let day = firstOf(year); day.startsWith(year); day = addDays(day, 1)) {
    const winner = winnerOf(day, ids, new Set(rest > 0 ? questions.slice(-rest) : []));
    if (winner !== null) questions.push(winner);
  }
  return questions;
}

function winnerOf(day: Day, ids: readonly string[], resting: ReadonlySet<string>): string | null {
  let winner: string | null = null;
  let best = -1;
  const rankOf = hashAfter(`${day}/`);
  for (const id of ids) {
    const rank = rankOf(id);
    if (rank <= best || resting.has(id)) continue;
    winner = id;
    best = rank;
  }
  return winner;
}

/**
 * The question of a day on this device, empty where there are none: the one that was answered that
 * day stays that day's, whatever the site has since.
 */
export function questionOn(
  day: Day,
  { ids, log, daily }: { ids: readonly string[]; log: DailyLog; daily: Calendar },
): string {
  const asked = log[day]?.id;
  return (asked !== undefined && ids.includes(asked) ? asked : daily(day)) ?? '';
}

/** Adds an answer; a second one to the same day changes nothing. */
export function answerDay(
  log: DailyLog,
  day: Day,
  today: Day,
  { id, right }: Pick<DailyAnswer, 'id' | 'right'>,
): DailyLog {
  if (log[day] !== undefined) return log;
  return { ...log, [day]: { id, right, inTime: day === today } };
}

export interface Streak {
  /** Days in a row, up to today or, while today's question is open, up to yesterday. */
  readonly days: number;
  readonly longest: number;
  readonly today: boolean;
}

/**
 * Days in a row on which the question was answered on its day, rightly or not. Days behind today,
 * of a clock that was wrong, end none.
 */
export function streakOf(log: DailyLog, today: Day): Streak {
  const inTime = Object.keys(log)
    .filter((day) => log[day]?.inTime === true)
    .sort();
  let longest = 0;
  let length = 0;
  let days = 0;
  let before: Day | null = null;
  for (const day of inTime) {
    length = before !== null && addDays(before, 1) === day ? length + 1 : 1;
    longest = Math.max(longest, length);
    if (day === today || addDays(day, 1) === today) days = length;
    before = day;
  }
  return { days, longest, today: log[today]?.inTime === true };
}

export interface ArchiveDay {
  readonly day: Day;
  readonly answer: DailyAnswer | null;
}

/** The last days, the newest first, today included. */
export function archive(log: DailyLog, today: Day, days: number): readonly ArchiveDay[] {
  return Array.from({ length: days }, (_, back) => {
    const day = addDays(today, -back);
    return { day, answer: log[day] ?? null };
  });
}
