/** Steps are put in order. */
import { kindOnBoard } from '../../common/kind-on-board.ts';
import { decideOrder } from './decide.ts';
import { feedback } from './feedback.ts';
import { orderSchema } from './fields.ts';
import { orderProblems, readOrder } from './read.ts';
import { stand } from './stand.ts';

export const order = kindOnBoard({
  name: 'Order',
  schema: orderSchema,
  read: readOrder,
  differing: orderProblems,
  decide: decideOrder,
  isOrdered: true,
  right: ({ orders }) => orders.map((steps) => steps.map((i) => i + 1).join(' ')),
  unexplained: () => [],
  feedback,
  stand,
});
