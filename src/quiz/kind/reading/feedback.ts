/** What is told of an effect that was taken apart: what the reader finds each marked piece to be. */
import type { Given } from '../../mark/given.ts';
import { isRightReading, type ReadingAsk } from './decide.ts';
import type { AnswerView, Reveal } from '../../feedback/feedback.ts';

export function revealReading(ask: ReadingAsk, given: Given): Reveal {
  const answers = ask.pieces.map(({ text, right, words, rule, why }, i): AnswerView => {
    return {
      ...{ text: ask.how === 'mark' ? `“${text}”` : text, right, chosen: given.includes(i) },
      ...(words === '' ? {} : { note: { words, rule } }),
      ...(why === undefined ? {} : { why }),
    };
  });
  const told = answers.filter(({ right, chosen, why }) => right || chosen || why !== undefined);
  return { right: isRightReading(ask, given), endings: [], answers: told };
}
