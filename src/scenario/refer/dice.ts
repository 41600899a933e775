/** What a text at random is made of. */

/** A number from 0 up to 1, another one at each call. */
export type Dice = () => number;

export const below = (dice: Dice, n: number): number => Math.floor(dice() * n);

/** One of a list; the empty list has none. */
export function oneOf<T>(dice: Dice, list: readonly T[]): T {
  const one = list[below(dice, list.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}
