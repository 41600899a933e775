import type { Stand } from '../../common/stand.ts';
import type { Given } from '../../mark/given.ts';
import { decideOrder, isRightOrder, type OrderAsk } from './decide.ts';

/** The wrong orders of a misunderstanding are those that exchange two neighbours of a right one. */
export const stand: Stand<OrderAsk> = {
  wrong(scenario, ask) {
    const truth = decideOrder(scenario, ask);
    const near = truth.orders.flatMap((order) => order.slice(1).map((_, i) => exchanged(order, i)));
    const each = new Map(near.map((order) => [order.join(), order]));
    return [...each.values()].filter((order) => !isRightOrder(truth, order));
  },
  judge(scenario, ask, without) {
    const truth = decideOrder(scenario, ask, without);
    return (answer) => isRightOrder(truth, answer);
  },
  facts: () => [],
  others: (_, { steps }) => (steps.length > MOST_STEPS ? [] : ordersOf([...steps.keys()])),
};

/** Of more steps there are too many orders. */
const MOST_STEPS = 5;

const exchanged = (order: Given, i: number): Given => [
  ...order.slice(0, i),
  ...order.slice(i, i + 2).toReversed(),
  ...order.slice(i + 2),
];

/** Every order of some steps. */
const ordersOf = (steps: Given): readonly Given[] =>
  steps.length < 2
    ? [steps]
    : steps.flatMap((first, i) => ordersOf(steps.toSpliced(i, 1)).map((rest) => [first, ...rest]));
