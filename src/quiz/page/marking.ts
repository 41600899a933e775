/** An answer marked on its board: with the engine, which comes when somebody is about to answer. */
import { parseScenarioFile } from '../../scenario/file/scenario-file.ts';
import { cardsByLabel } from '../../ui/board/cards.ts';
import type { FeedbackOn } from '../feedback/feedback.ts';
import type { Given } from '../mark/given.ts';
import type { MarkedAnswer, QuestionData, RoundProps } from './round.ts';

/** What a kind of question says of what was given. */
export function markWith<A>(
  feedback: FeedbackOn<A>,
  question: RoundProps['question'],
  { scenario: packed, ask, reasons = [] }: QuestionData<A>,
  given: Given,
): MarkedAnswer {
  const scenario = packed && parseScenarioFile(packed);
  return {
    feedback: feedback(question, scenario, ask, given),
    cards: scenario === null ? {} : cardsByLabel(scenario.setup),
    reasons,
  };
}
