/** Marks an answer without telling it, for modes that tell it later. The engine comes with it. */
import type { Given } from '../../mark/given.ts';
import type { QuestionFile } from '../../question-file.ts';
import { feedbackIn, playedIn } from './feedback-in.ts';

/** One thing that was answered or is right: words, or a rule by its number. */
export interface WordsOrRule {
  readonly text: string;
  readonly rule: string | null;
}

/** How an answer was marked, with what was asked, for a report that is read without the board. */
export interface Marking {
  readonly right: boolean;
  readonly asked: {
    readonly question: string;
    readonly happens: readonly string[];
    /** The effect that is asked about; empty where there is a board. */
    readonly text: string;
  };
  readonly yours: readonly WordsOrRule[];
  readonly rights: readonly WordsOrRule[];
  /** HTML: why it is so. */
  readonly why: string;
}

/** Marks an answer with the engine, as the page of the question does. */
export function markGiven(file: QuestionFile, given: Given): Marking {
  const { ask } = playedIn(file);
  const { right, answers } = feedbackIn(file, given);
  const said = (is: 'chosen' | 'right'): readonly WordsOrRule[] =>
    answers
      .filter((answer) => answer[is])
      .map(({ text, answer }) => ({ text, rule: answer ?? null }));
  const asked = {
    question: file.play.question.question,
    happens: file.actions,
    text: 'text' in ask ? ask.text : '',
  };
  return { right, asked, yours: said('chosen'), rights: said('right'), why: file.play.explanation };
}
