/** Cards are marked on the board. */
import { kindOnBoard } from '../../common/kind-on-board.ts';
import { muteWrong } from '../../common/unexplained.ts';
import { decideChoose } from './decide.ts';
import { feedback } from './feedback.ts';
import { chooseSchema } from './fields.ts';
import { chooseProblems, readChoose } from './read.ts';
import { stand } from './stand.ts';

export const choose = kindOnBoard({
  name: 'On the board',
  schema: chooseSchema,
  read: readChoose,
  differing: chooseProblems,
  decide: decideChoose,
  right: ({ right }, { candidates }) => (right ?? []).map((i) => candidates[i] ?? ''),
  unexplained: ({ wrong = [] }) => muteWrong(wrong),
  feedback,
  stand,
});
