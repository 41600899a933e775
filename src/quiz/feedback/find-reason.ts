/** Where a resolution says why something is so, and which rule makes it so. */
import { labelIn, UnknownCard } from '../../game/run/run.ts';
import type { Step } from '../../game/state/trace.ts';
import { MEANING } from '../../scenario/claim/meaning.ts';
import { TooManyCourses } from '../../scenario/play/leaves.ts';
import type { Course } from '../../scenario/play/play.ts';
import { tellWithin } from '../../scenario/play/tell.ts';
import type { EndingView } from '../../ui/steps/endings.ts';
import type { FailureView } from './feedback.ts';

/** The first step of any course that says of one of these cards why not. */
export function reasonIn(
  courses: readonly Course[],
  isMeant: (label: string | null) => boolean,
): FailureView | null {
  for (const [ending, { steps, labels }] of courses.entries()) {
    const step = steps.findIndex(
      (one) => MEANING[one.verb].denies === true && isMeant(subjectOf(one, labels)),
    );
    const found = steps[step];
    if (found !== undefined)
      return { words: tellWithin(found, labels), ending, step, without: null };
  }
  return null;
}

/** How the card is called that a step is about. */
const subjectOf = (step: Step, labels: readonly string[]): string | null =>
  'card' in step && step.card !== null ? labelIn(labels, step.card) : null;

/**
 * Rules that could make it so: those that the question cites, then those that some step carries
 * out.
 */
export const suspects = (
  cites: readonly string[],
  endings: readonly EndingView[],
): readonly string[] => [
  ...new Set([...cites, ...endings.flatMap(({ steps }) => steps.map(({ rule }) => rule))]),
];

/** Where no step says why not, but without this rule it would be so. */
export const withoutRule = (rule: string): FailureView => ({
  ...{ words: '', ending: 0, step: null, without: rule },
});

/** The first rule without which it would be so. */
export function ruleWithout(
  rules: readonly string[],
  isSo: (without: ReadonlySet<string>) => boolean,
): string | null {
  const found = rules.find((rule) => {
    try {
      return isSo(new Set([rule]));
    } catch (problem) {
      // Without the rule the resolution comes to a card that nobody knows, or has more courses than
      // can be played: nothing can be said.
      if (problem instanceof UnknownCard || problem instanceof TooManyCourses) return false;
      throw problem;
    }
  });
  return found ?? null;
}
