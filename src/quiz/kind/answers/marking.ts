/** A question with answers resolved once, and answers to it marked: with the engine. */
import { parseScenarioFile } from '../../../scenario/file/scenario-file.ts';
import { cardsByLabel } from '../../../ui/board/cards.ts';
import type { Given } from '../../mark/given.ts';
import { marking } from '../../mark/grade.ts';
import type { MarkedAnswer, QuestionData } from '../../page/round.ts';
import type { AnswersAsk } from './ask.ts';
import { feedbackIn, study, type Study } from './feedback.ts';

/** Begins to look at a question as it comes with its page. */
export function studyOf(
  cites: readonly string[],
  { scenario: packed, ask }: QuestionData<AnswersAsk>,
): Study {
  if (packed === null) throw new Error('a question with answers needs a board');
  const scenario = parseScenarioFile(packed);
  return study({ cites, answers: ask.answers }, marking(scenario, ask.claims));
}

/** What there is to say of what was given. */
export const markIn = (
  all: Study,
  { reasons = [] }: QuestionData<AnswersAsk>,
  given: Given,
): MarkedAnswer => ({
  feedback: feedbackIn(all, given),
  cards: cardsByLabel(all.marked.scenario.setup),
  reasons,
});
