/**
 * What a verdict rests on beside the text of the rules: readings of open points, each played the
 * other way, and cards that nobody knows.
 */
import { Undecided, UnknownCard } from '../../game/run/run.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { TooManyCourses } from '../../scenario/play/leaves.ts';
import { assumedIn } from '../../scenario/play/assumed.ts';
import type { EndingView } from '../../ui/steps/endings.ts';
import type { Standing } from '../common/stand.ts';
import type { AnswerFeedback } from '../feedback/feedback.ts';

/** What an answer would be with the other reading of an open point. */
interface OtherReading {
  readonly policy: string;
  /** Words of the answers that would be right then and are not; none: no answer that is offered. */
  readonly right: readonly string[];
}

export interface Sureness {
  readonly readings: readonly OtherReading[];
  /** Piles with unknown cards that some course turns to, as "P2's security stack". */
  readonly assumed: readonly string[];
}

/** What a verdict rests on. `policies`: the open points that it turns with. */
export const surenessOf = (
  policies: readonly string[],
  scenario: Scenario,
  standing: Standing,
  {
    answers,
    endings,
  }: {
    readonly answers: readonly AnswerFeedback[];
    readonly endings: readonly EndingView[];
  },
): Sureness => ({
  readings: policies.map((policy) => ({
    policy,
    right: answers.flatMap(({ text, answer, right, given }) =>
      !right && given !== undefined && isSoWith(policy, scenario, standing, given)
        ? [answer ?? text]
        : [],
    ),
  })),
  assumed: assumedIn(scenario, endings),
});

function isSoWith(
  policy: string,
  scenario: Scenario,
  { judge }: Standing,
  given: readonly number[],
): boolean {
  try {
    return judge(scenario, new Set([policy]))(given);
  } catch (problem) {
    if (problem instanceof UnknownCard || problem instanceof Undecided) return false;
    if (problem instanceof TooManyCourses) return false;
    throw problem;
  }
}
