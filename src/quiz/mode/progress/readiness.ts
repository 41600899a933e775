/**
 * How ready a person is for the exam: the share of a usual paper that they would get right, and how
 * sure that is.
 */
import type { Progress } from '../../keep/progress.ts';
import type { Entry } from '../../list/entry.ts';
import { EXAM_LEVELS, type ExamLevel, type ExamSpec } from '../exam/paper.ts';

/** Of every level in the paper so many questions must have been answered. */
export const ENOUGH_OF_LEVEL = 10;
/** Answers older than this no longer count. */
export const FRESH_DAYS = 90;
/** In a normal distribution four of five values lie within so many standard deviations. */
const FOUR_OF_FIVE = 1.2816;

interface LevelShare {
  readonly level: ExamLevel;
  /** Part of the paper, 0 to 1. */
  readonly part: number;
  /** Questions whose last answer is fresh, and how many of these were right. */
  readonly answered: number;
  readonly right: number;
  /** (right + 1) / (answered + 2), per cent. */
  readonly share: number;
  readonly missing: number;
}

export interface Readiness {
  readonly levels: readonly LevelShare[];
  /** `null` while a level has not enough answers. */
  readonly estimate: {
    readonly share: number;
    readonly from: number;
    readonly to: number;
  } | null;
}

/**
 * For each level the last answer to each question counts, if it is fresh; one right and one wrong
 * answer are added, so that few answers say little. The levels are weighed as in the paper. The
 * range is where the share lies in four of five cases.
 */
export function readinessOf(
  entries: readonly Entry[],
  { answers }: Progress,
  { mixture }: Pick<ExamSpec, 'mixture'>,
  now: number,
): Readiness {
  const paper = EXAM_LEVELS.filter(
    (level) => mixture[level] > 0 && entries.some((entry) => entry.level === level),
  );
  const all = paper.reduce((sum, level) => sum + mixture[level], 0);
  const oldest = now - FRESH_DAYS * 86_400_000;
  const levels = paper.map((level): LevelShare => {
    const own = entries.filter((entry) => entry.level === level);
    const fresh = own
      .flatMap(({ id }) => answers[id] ?? [])
      .filter(({ at }) => Date.parse(at) >= oldest);
    const right = fresh.filter(({ last }) => last).length;
    return {
      level,
      part: mixture[level] / all,
      answered: fresh.length,
      right,
      share: (100 * (right + 1)) / (fresh.length + 2),
      missing: Math.max(0, Math.min(ENOUGH_OF_LEVEL, own.length) - fresh.length),
    };
  });
  if (levels.length === 0 || levels.some(({ missing }) => missing > 0))
    return { levels, estimate: null };
  const share = levels.reduce((sum, one) => sum + one.part * one.share, 0);
  const variance = levels.reduce(
    (sum, one) => sum + (one.part ** 2 * one.share * (100 - one.share)) / (one.answered + 2),
    0,
  );
  const reach = FOUR_OF_FIVE * Math.sqrt(variance);
  const whole = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));
  return {
    levels,
    estimate: { share: whole(share), from: whole(share - reach), to: whole(share + reach) },
  };
}
