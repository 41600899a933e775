/** What there is to say of an answer to a question of any kind, from its file. */
import { solve, type Solvable } from '../../mark/grade.ts';
import type { Given } from '../../kind/kind.ts';
import type { Ask } from '../../kind/index.ts';
import { parseScenarioFile } from '../../../scenario/file/scenario-file.ts';
import type { Played } from '../../kind/play.ts';
import { revealAsk } from '../../kind/reveal-ask.ts';
import type { QuestionFile } from '../../page/playable.ts';
import { reveal, study, type Reveal } from '../../feedback/reveal.ts';

export function revealFile(file: QuestionFile, given: Given): Reveal {
  if (file.kind === 'one' || file.kind === 'several') {
    const { question, solvable } = file.play;
    const marked = solve(JSON.parse(solvable) as Solvable);
    return reveal(study(question, marked), new Set(given));
  }
  const { scenario, ask } = JSON.parse(file.play.data) as Played<Ask>;
  const board = scenario && parseScenarioFile(scenario);
  return revealAsk(file.play.question.cites, ask, board, given);
}
