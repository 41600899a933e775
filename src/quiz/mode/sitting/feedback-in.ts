/** Feedback on an answer to a question of any kind, from its file. */
import type { Wide } from '../../../game/run/run.ts';
import { openScenario } from '../../../scenario/file/scenario.ts';
import type { Feedback } from '../../feedback/feedback.ts';
import type { Ask } from '../../kind/index.ts';
import { feedbackOf } from '../../kind/in-page.ts';
import type { Given } from '../../mark/given.ts';
import type { Played } from '../../page/round.ts';
import type { QuestionFile } from '../../question-file.ts';

/** Board and what is asked of a question. */
export const playedIn = ({ play }: QuestionFile): Played<Ask> =>
  JSON.parse(play.data) as Played<Ask>;

/** `part`: the wide part of the engine, where the board needs it. */
export function feedbackIn(file: QuestionFile, part: Wide | null, given: Given): Feedback {
  const { scenario: packed, ask } = playedIn(file);
  const scenario = packed && openScenario(packed, part);
  return feedbackOf(file.kind)(file.play.question, scenario, ask, given);
}
