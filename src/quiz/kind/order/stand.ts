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
  isSo: (scenario, ask, answer, without) =>
    isRightOrder(decideOrder(scenario, ask, without), answer),
  facts: () => [],
};

const exchanged = (order: Given, i: number): Given => [
  ...order.slice(0, i),
  ...order.slice(i, i + 2).toReversed(),
  ...order.slice(i + 2),
];
