/** What there is to say of an answer to a question of any kind, from its file. */
import type { Wide } from '../../../game/run/run.ts';
import { solve, type Solvable } from '../../mark/grade.ts';
import type { Given } from '../../mark/given.ts';
import type { Ask } from '../../kind/index.ts';
import { openScenario } from '../../../scenario/file/scenario.ts';
import type { Played } from '../../kind/play.ts';
import { revealAsk } from '../../kind/reveal-ask.ts';
import type { QuestionFile } from '../../page/playable.ts';
import { reveal, study, type Reveal } from '../../feedback/feedback.ts';

/** `part`: the wide part of the engine, where the board needs it. */
export function revealFile(file: QuestionFile, part: Wide | null, given: Given): Reveal {
  if (file.kind === 'one' || file.kind === 'several') {
    const { question, solvable } = file.play;
    const marked = solve(JSON.parse(solvable) as Solvable, part);
    return reveal(study(question, marked), new Set(given));
  }
  const { scenario, ask } = JSON.parse(file.play.data) as Played<Ask>;
  const board = scenario && openScenario(scenario, part);
  return revealAsk(file.play.question.cites, ask, board, given);
}
