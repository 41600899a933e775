/** The kinds of questions, and what a person gives as an answer. */
export const KINDS = [
  'one',
  'several',
  'number',
  'order',
  'choose',
  'must',
  'rule',
  'illegal',
  'reading',
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds whose answers are not claims of their author. */
export type OtherKind = Exclude<Kind, 'one' | 'several'>;

/**
 * An answer, for every kind a list of numbers: indexes of what was marked (one, several, choose, must, rule, reading), the number
 * (number), indexes of the steps in the order given (order), the step and the rule (illegal).
 */
export type Given = readonly number[];

/** How each kind is called in a list of questions. */
export const KIND_NAMES: { readonly [kind in Kind]: string } = {
  one: 'One answer',
  several: 'Several answers',
  number: 'Number',
  order: 'Order',
  choose: 'On the board',
  must: 'Must, may, cannot',
  rule: 'Which rule decides',
  illegal: 'Illegal step',
  reading: 'Reading',
};

/** The same indexes, in any order. */
export const isSameSet = (a: Given, b: Given): boolean =>
  a.length === b.length && a.every((index) => b.includes(index));
