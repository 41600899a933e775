/** What the worker asks the engine; loaded once a file is there. */
import { answerRun, runsOf, sayOf } from '../analyse/answer-run.ts';
import { lacksOption, printedCard, type FileCard } from '../card/file/file-card.ts';
import type { CardProblem } from '../card/printed.ts';
import { makeCard } from '../card/read.ts';

export { answerRun, runsOf, sayOf };

export const problemsOf = (card: FileCard): readonly CardProblem[] =>
  makeCard(printedCard(card)).problems;

/** Whether the engine plays all of a card. */
export const runsWhole = (card: FileCard): boolean =>
  !lacksOption(card) && problemsOf(card).length === 0;
