/** Feedback on an answer to a question of any kind, from its file. */
import { parseScenarioFile } from '../../../scenario/file/scenario-file.ts';
import type { Feedback } from '../../feedback/feedback.ts';
import type { Ask } from '../../kind/index.ts';
import { feedbackOf } from '../../kind/feedback-of.ts';
import type { Given } from '../../mark/given.ts';
import type { QuestionData } from '../../page/round.ts';
import type { QuestionFile } from '../../question-file.ts';

/** Board and what is asked of a question. */
export const playedIn = ({ play }: QuestionFile): QuestionData<Ask> =>
  JSON.parse(play.data) as QuestionData<Ask>;

/** Marks an answer with the engine, as the page of the question does. */
export function feedbackIn(file: QuestionFile, given: Given): Feedback {
  const { scenario: packed, ask } = playedIn(file);
  const scenario = packed && parseScenarioFile(packed);
  return feedbackOf(file.kind)(file.play.question, scenario, ask, given);
}
