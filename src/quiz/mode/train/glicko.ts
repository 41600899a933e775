/**
 * How an answer moves the rating: Glicko-2 (Glickman, "Example of the Glicko-2 system"), as if each
 * answer were a game against the question. A question keeps its rating, which only its level
 * decides.
 */
import rate from 'glicko2-lite';
import { difficultyOf, START, type RatedAt } from './rating.ts';

/** Questions of one level differ by so much. */
const LEVEL_DEVIATION = 100;
/** Points of a rating to one unit of the method's own scale. */
const SCALE = 173.7178;
const DAY = 86_400_000;

/**
 * The standing after an answer to a question of a level, given at `at` (an ISO date). A whole day
 * without an answer counts as a rating period without a game: the rating stays, its deviation
 * grows.
 */
export function moved(before: RatedAt, level: number, right: boolean, at: string): RatedAt {
  const { rating, volatility } = before;
  const rested = restedDeviation(before, at);
  const game: [number, number, number] = [difficultyOf(level), LEVEL_DEVIATION, right ? 1 : 0];
  const { rating: to, rd, vol } = rate(rating, rested, volatility, [game]);
  return {
    at,
    rating: rounded(to, 2),
    deviation: rounded(Math.min(START.deviation, rd), 2),
    volatility: rounded(vol, 6),
  };
}

function restedDeviation({ at: before, deviation, volatility }: RatedAt, at: string): number {
  const days = Math.floor((Date.parse(at) - Date.parse(before)) / DAY);
  // Neither before the first answer nor on a clock that was set back.
  if (!(days > 0)) return deviation;
  return Math.min(START.deviation, Math.hypot(deviation, Math.sqrt(days) * volatility * SCALE));
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
