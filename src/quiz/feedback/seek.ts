/** Where a resolution says why something is so, and which rule makes it so. */
import { UnknownCard } from '../../game/run/run.ts';
import type { Step, Verb } from '../../game/state/trace.ts';
import { tell } from '../../scenario/play/tell.ts';
import type { EndingView } from '../../ui/steps/endings.ts';
import type { Failure } from './feedback.ts';

/** Verbs that say of a card why it could not. */
const REASONS: readonly Verb[] = [
  'may not block',
  'immune',
  'prohibited',
  'refused',
  'cannot pay',
  'cannot activate',
  'condition not met',
  'lost',
  'no check',
  'not deleted',
];

export interface Course {
  readonly steps: readonly Step[];
}

/** The first step of any course that says of one of these cards why not. */
export function reasonIn(
  courses: readonly Course[],
  isMeant: (label: string) => boolean,
): Failure | null {
  for (const [ending, { steps }] of courses.entries()) {
    const step = steps.findIndex(
      ({ verb, subject = '' }) => REASONS.includes(verb) && subject !== '' && isMeant(subject),
    );
    const found = steps[step];
    if (found !== undefined)
      return { words: tell(found).replace(/\.$/, ''), ending, step, without: null };
  }
  return null;
}

/** Rules that could make it so: those that the question cites, then those that some step carries out. */
export const suspects = (
  cites: readonly string[],
  endings: readonly EndingView[],
): readonly string[] => [
  ...new Set([...cites, ...endings.flatMap(({ steps }) => steps.map(({ rule }) => rule))]),
];

/** The first rule without which it would be so. */
export function ruleWithout(
  rules: readonly string[],
  isSo: (without: ReadonlySet<string>) => boolean,
): string | null {
  const found = rules.find((rule) => {
    try {
      return isSo(new Set([rule]));
    } catch (problem) {
      // Without the rule the resolution comes to a card that nobody knows: nothing can be said.
      if (problem instanceof UnknownCard) return false;
      throw problem;
    }
  });
  return found ?? null;
}
