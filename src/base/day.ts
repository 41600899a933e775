/**
 * Days as `2026-01-31`. Which day it is where the person is comes in as the offset of their clock.
 */

export type Day = string;

const DAY = 86_400_000;

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(Date.parse(text)) === text;

/**
 * The day of a moment. `offset`: minutes that the local clock is behind UTC, as
 * `Date.getTimezoneOffset` gives it; 0 is UTC.
 */
export const dayOf = (at: number, offset = 0): Day =>
  new Date(at - offset * 60_000).toISOString().slice(0, 10);

/** The first moment of a day. */
export const startOf = (day: Day, offset = 0): number => Date.parse(day) + offset * 60_000;

export const addDays = (day: Day, days: number): Day => dayOf(Date.parse(day) + days * DAY);

/** How many days `to` is behind `from`. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);
