/**
 * The questions of the days of a year, worked out when the site is built: it takes a slow phone a
 * tenth of a second, and the page a list of all questions that it has no other use for.
 */
import { daysBetween, type Day } from '../../../base/day.ts';
import { fetched } from '../../../ui/later.ts';
import { loadIndex } from '../sitting/load.ts';
import { calendarOf, firstOf, READY_YEARS, yearOf, type Calendar } from './daily.ts';

/** What Today asks by: the questions that a day can have, and which one it has. */
export interface Days {
  readonly ids: readonly string[];
  readonly daily: Calendar;
}

/** The questions of the year of a day. */
export async function daysAround(day: Day): Promise<Days> {
  const year = yearOf(day);
  if (READY_YEARS.includes(year)) {
    const ids = await fetched<readonly string[]>(`/quiz/days/${year}.json`);
    return { ids, daily: (asked) => ids[daysBetween(firstOf(year), asked)] ?? null };
  }
  const { questions } = await loadIndex();
  return { ids: questions.map(({ id }) => id), daily: calendarOf(questions) };
}
