/** A number is asked for. */
import { kindOnBoard } from '../../common/kind-on-board.ts';
import { muteWrong } from '../../common/unexplained.ts';
import { decideNumber } from './decide.ts';
import { feedback } from './feedback.ts';
import { numberSchema } from './fields.ts';
import { numberProblems, readNumber } from './read.ts';
import { stand } from './stand.ts';

export const number = kindOnBoard({
  name: 'Number',
  schema: numberSchema,
  read: readNumber,
  differing: numberProblems,
  decide: decideNumber,
  right: ({ values }) => values.map(String),
  unexplained: ({ wrong }) => muteWrong(wrong),
  feedback,
  stand,
});
