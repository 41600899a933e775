/** Feedback on an effect that was taken apart: what the reader finds each marked piece to be. */
import { isRightReading, type ReadingAsk } from './decide.ts';
import type { AnswerFeedback, FeedbackOn } from '../../feedback/feedback.ts';

export const feedback: FeedbackOn<ReadingAsk> = (_question, _scenario, ask, given) => {
  const answers = ask.pieces.map(({ text, right, words, rule, why }, i): AnswerFeedback => {
    return {
      ...{ text: ask.how === 'mark' ? `"${text}"` : text, right, chosen: given.includes(i) },
      ...(words === '' ? {} : { note: { words, rule } }),
      ...(why === undefined ? {} : { why }),
    };
  });
  const shown = answers.filter(({ right, chosen, why }) => right || chosen || why !== undefined);
  return { right: isRightReading(ask, given), endings: [], answers: shown };
};
