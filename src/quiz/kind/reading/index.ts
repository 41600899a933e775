/** An effect is taken apart: no board is needed, the reader of effect text answers. */
import { asFound } from '../../common/kind-on-board.ts';
import type { QuestionKind } from '../../common/question-kind.ts';
import { muteWrong } from '../../common/unexplained.ts';
import { rightPieces, type ReadingAsk } from './decide.ts';
import { feedback } from './feedback.ts';
import { readingSchema, type ReadingFields } from './fields.ts';
import { readingProblems, readReading } from './read.ts';

export const reading: QuestionKind<ReadingFields, ReadingAsk> = {
  name: 'Reading',
  isNamed: true,
  schema: readingSchema,
  read: readReading,
  mark: () => null,
  differing: readingProblems,
  found: (ask) => rightPieces(ask).map((i) => asFound(ask.pieces[i]?.text ?? '')),
  shown: () => [],
  rules: ({ pieces }) => pieces.flatMap(({ rule }) => rule ?? []),
  unexplained: ({ wrong }) => muteWrong(wrong),
  feedback,
  // The reader of effect text says of each piece what it is, with its rule.
  stand: null,
};
