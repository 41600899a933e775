/** Answers over time, as bars of a chart. */
import type { Progress } from '../../keep/progress.ts';
import { addDays, daysBetween, type Day } from '../../../base/day.ts';

export interface Bar {
  /** The first day that it stands for, and how many days. */
  readonly from: Day;
  readonly days: number;
  readonly right: number;
  readonly wrong: number;
}

/** The last `count` stretches of `length` days; the last one ends today. */
export function bars(
  { days }: Progress,
  today: Day,
  count: number,
  length: number,
): readonly Bar[] {
  const first = addDays(today, 1 - count * length);
  const made = Array.from({ length: count }, (_, i) => ({
    from: addDays(first, i * length),
    days: length,
    right: 0,
    wrong: 0,
  }));
  for (const [day, [right, wrong]] of Object.entries(days)) {
    const bar = made[Math.floor(daysBetween(first, day) / length)];
    if (bar === undefined) continue;
    bar.right += right;
    bar.wrong += wrong;
  }
  return made;
}

/** A round number at or above the highest bar: the top of the chart. */
export function topOf(shown: readonly Bar[]): number {
  const highest = Math.max(1, ...shown.map(({ right, wrong }) => right + wrong));
  const unit = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 5, 10].map((n) => n * unit).find((value) => value >= highest) ?? highest;
}
