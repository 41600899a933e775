/** The guided questions of Learn: how far one is, and which were missed. */
import type { Progress } from '../../keep/progress.ts';

/** A guided question. */
export interface GuidedQuestion {
  readonly id: string;
  readonly title: string;
}

/** How each question was last answered on this device; those not answered are left out. */
export type Results = { readonly [id: string]: boolean };

export const resultsOf = (steps: readonly GuidedQuestion[], { answers }: Progress): Results =>
  Object.fromEntries(
    steps.flatMap(({ id }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer.last]];
    }),
  );

/** The place of the first question that is not answered yet; their number where all are. */
export function firstOpen(steps: readonly GuidedQuestion[], results: Results): number {
  const at = steps.findIndex(({ id }) => results[id] === undefined);
  return at < 0 ? steps.length : at;
}

/** The questions whose last answer was wrong. */
export const missedOf = (
  steps: readonly GuidedQuestion[],
  results: Results,
): readonly GuidedQuestion[] => steps.filter(({ id }) => results[id] === false);
