/** The rating over time, as the points of a line. */
import type { RatedAt } from '../train/rating.ts';

interface RatingPoint {
  /** From the first standing, 0, to the last one, 1. */
  readonly x: number;
  /** From the bottom of the chart, 0, to its top, 1. */
  readonly y: number;
}

export interface RatingLine {
  readonly points: readonly RatingPoint[];
  /** Ratings at the bottom and the top of the chart: whole hundreds. */
  readonly bottom: number;
  readonly top: number;
}

/** The line through all standings, the oldest first; `null` where two do not make one. */
export function ratingLine(standings: readonly RatedAt[]): RatingLine | null {
  const [first] = standings;
  const last = standings.at(-1);
  if (first === undefined || last === undefined || standings.length < 2) return null;
  const ratings = standings.map(({ rating }) => rating);
  const bottom = Math.floor(Math.min(...ratings) / 100) * 100;
  const top = Math.max(bottom + 100, Math.ceil(Math.max(...ratings) / 100) * 100);
  const [from, to] = [Date.parse(first.at), Date.parse(last.at)];
  const points = standings.map(({ at, rating }, i) => ({
    // A clock that was set back, or answers of one moment, stand in their order.
    x: to > from ? clamped((Date.parse(at) - from) / (to - from)) : i / (standings.length - 1),
    y: (rating - bottom) / (top - bottom),
  }));
  return { points, bottom, top };
}

const clamped = (share: number): number => Math.min(1, Math.max(0, share));
