/**
 * The rating of a person and of questions, and how it is said. How an answer moves it:
 * src/quiz/mode/train/glicko.ts.
 */

/** How strong a person is by their answers so far. */
export interface RatedAt {
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
export const START: RatedAt = { at: '', rating: 1500, deviation: 250, volatility: 0.06 };

/** Ratings of questions by level, 0 (first steps) to 3 (head judge). */
const DIFFICULTY: readonly number[] = [1000, 1200, 1500, 1800];
/** Above this deviation a rating is said to be "about" that. */
const ROUGH = 110;

/** The rating of a question of a level. */
export const difficultyOf = (level: number): number => DIFFICULTY[level] ?? START.rating;

/** "1512"; "about 1512" while the deviation is large. */
export const ratingWords = ({ rating, deviation }: RatedAt): string =>
  `${deviation > ROUGH ? 'about ' : ''}${Math.round(rating)}`;

/** Whole points from one standing to another, as their ratings are shown. */
export const pointsBetween = (before: RatedAt, after: RatedAt): number =>
  Math.round(after.rating) - Math.round(before.rating);

/** "+8", "−12", "±0". */
export const pointsWords = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';

/**
 * What is kept of all standings: the last one of each day before the newest, and all of its day.
 */
export function thinned(standings: readonly RatedAt[]): readonly RatedAt[] {
  const newest = dayOf(standings.at(-1));
  return standings.filter((standing, i) => {
    const day = dayOf(standing);
    return day === newest || day !== dayOf(standings[i + 1]);
  });
}

const dayOf = (standing: RatedAt | undefined): string => (standing?.at ?? '').slice(0, 10);
