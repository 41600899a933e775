import type { State } from './state.ts';

/** Uses of cards off the field that still count: a new card has none (15-14-1-5-2). */
export const spentNow = ({ spent, generations }: State): State['spent'] =>
  spent.filter(({ card, generation }) => generations[card] === generation);
