/**
 * Feedback on answers that are claims: what the engine finds of each, and where a wrong one fails.
 */
import { endingAt, endingsOf, type EndingView } from '../../../ui/steps/endings.ts';
import { failureOf, telling } from '../../feedback/failure.ts';
import {
  failureView,
  feedbackOnBoard,
  type AnswerFeedback,
  type Feedback,
} from '../../feedback/feedback.ts';
import type { Given } from '../../mark/given.ts';
import { grade, marking, type Marked, type ShownAnswer } from '../../mark/grade.ts';
import type { AnswersAsk } from './ask.ts';

/** Feedback on an answer that is given at once. */
export const feedback = feedbackOnBoard<AnswersAsk>(({ cites }, scenario, ask, given) =>
  feedbackIn(study({ cites, answers: ask.answers }, marking(scenario, ask.claims)), given),
);

/**
 * What there is to say of a question with answers whatever is chosen. Each part is worked out once,
 * when it is first asked for.
 */
export interface Study {
  readonly marked: Marked;
  readonly endings: () => readonly EndingView[];
  /** Of the answer with this index. */
  readonly answer: (index: number) => Omit<AnswerFeedback, 'right' | 'chosen'>;
}

/** Begins to look at a question; nothing is worked out yet. */
export function study(
  question: { readonly cites: readonly string[]; readonly answers: readonly ShownAnswer[] },
  marked: Marked,
): Study {
  const endings = once(() => endingsOf(marked));
  const answers = marked.claims.map((_, i) =>
    once((): ReturnType<Study['answer']> => {
      const written = question.answers[i];
      const failure = failureOf(marked, i, question.cites);
      return {
        text: written?.text ?? '',
        ...(written?.why === undefined ? {} : { why: written.why }),
        ...(failure === null ? {} : { failure: failureView(failure, endings(), marked, i) }),
        ...seenIn(marked, i, endings()),
      };
    }),
  );
  return { marked, endings, answer: (index) => answers[index]?.() ?? { text: '' } };
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null;
  return () => (done ??= { value: work() }).value;
}

/** Marks what was chosen, and says of each answer why it is right or wrong. */
export function feedbackIn({ marked, endings, answer }: Study, given: Given): Feedback {
  const { right, answers } = grade(marked, new Set(given));
  return {
    right,
    together: answers.filter((one) => one.right).length > 1,
    endings: endings(),
    answers: answers.map((one, i) => ({ ...one, ...answer(i), given: [i] })),
  };
}

/** Where a right answer about what can happen does happen. */
function seenIn(
  { claims, findings }: Marked,
  answer: number,
  endings: readonly EndingView[],
): Pick<AnswerFeedback, 'seenIn'> {
  const claim = claims[answer];
  const finding = findings[answer];
  if (claim === undefined || finding?.right !== true || finding.failing.length === 0) return {};
  const shown = telling(claim.fact, finding.holding);
  return shown === undefined ? {} : { seenIn: endingAt(endings, shown.script) };
}
