/**
 * The rating: Glicko-2 (Glickman, "Example of the Glicko-2 system"), as if each answer were a game
 * against the question. A question keeps its rating, which only its level decides.
 */
import rate from 'glicko2-lite';

/** How strong a person is by their answers so far. */
export interface Standing {
  /** ISO date of the answer that led to it. */
  readonly at: string;
  readonly rating: number;
  /** Two of three times the true rating lies within so many points. */
  readonly deviation: number;
  /** How much the strength itself changes from answer to answer. */
  readonly volatility: number;
}

/**
 * Before the first answer. The method proposes a deviation of 350 for players of whom nothing is
 * known; with it the first wrong answer would cost almost 400 points.
 */
export const START: Standing = { at: '', rating: 1500, deviation: 250, volatility: 0.06 };

/** Ratings of questions by level, 0 (first steps) to 3 (head judge). */
const DIFFICULTY: readonly number[] = [1000, 1200, 1500, 1800];
/** Questions of one level differ by so much. */
const LEVEL_DEVIATION = 100;
/** Above this deviation a rating is said to be "about" that. */
const ROUGH = 110;
/** Points of a rating to one unit of the method's own scale. */
const SCALE = 173.7178;
const DAY = 86_400_000;

/** The rating of a question of a level. */
export const difficultyOf = (level: number): number => DIFFICULTY[level] ?? START.rating;

/**
 * The standing after an answer to a question of a level, given at `at` (an ISO date). A whole day
 * without an answer counts as a rating period without a game: the rating stays, its deviation
 * grows.
 */
export function moved(before: Standing, level: number, right: boolean, at: string): Standing {
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

function restedDeviation({ at: before, deviation, volatility }: Standing, at: string): number {
  const days = Math.floor((Date.parse(at) - Date.parse(before)) / DAY);
  // Neither before the first answer nor on a clock that was set back.
  if (!(days > 0)) return deviation;
  return Math.min(START.deviation, Math.hypot(deviation, Math.sqrt(days) * volatility * SCALE));
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** "1512"; "about 1512" while the deviation is large. */
export const ratingWords = ({ rating, deviation }: Standing): string =>
  `${deviation > ROUGH ? 'about ' : ''}${Math.round(rating)}`;

/** Whole points from one standing to another, as their ratings are shown. */
export const pointsBetween = (before: Standing, after: Standing): number =>
  Math.round(after.rating) - Math.round(before.rating);

/** "+8", "−12", "±0". */
export const pointsWords = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';

/**
 * What is kept of all standings: the last one of each day before the newest, and all of its day.
 */
export function thinned(standings: readonly Standing[]): readonly Standing[] {
  const newest = dayOf(standings.at(-1));
  return standings.filter((standing, i) => {
    const day = dayOf(standing);
    return day === newest || day !== dayOf(standings[i + 1]);
  });
}

const dayOf = (standing: Standing | undefined): string => (standing?.at ?? '').slice(0, 10);
