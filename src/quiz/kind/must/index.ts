/** Must, may or cannot. */
import { kindOnBoard } from '../../common/kind-on-board.ts';
import { isMute } from '../../common/unexplained.ts';
import { decideMust, STATUSES } from './decide.ts';
import { feedback } from './feedback.ts';
import { mustSchema } from './fields.ts';
import { mustProblems, readMust } from './read.ts';
import { stand } from './stand.ts';

export const must = kindOnBoard({
  name: "Must, may or can't",
  schema: mustSchema,
  read: readMust,
  differing: mustProblems,
  decide: decideMust,
  right: ({ statuses }) => statuses,
  unexplained: ({ expected, why }) =>
    STATUSES.filter((status) => status !== expected && isMute(why[status])).map((status) => [
      'why',
      status,
    ]),
  feedback,
  stand,
});
