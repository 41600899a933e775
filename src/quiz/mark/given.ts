/**
 * What a person gives as an answer, for every kind a list of numbers: indexes of what was marked,
 * the number that was given, indexes of steps in the order given, or the step of a log and the rule
 * that it breaks.
 */
export type Given = readonly number[];

/** Whether two answers give the same indexes, in any order. */
export const isSameSet = (a: Given, b: Given): boolean =>
  a.length === b.length && a.every((index) => b.includes(index));
