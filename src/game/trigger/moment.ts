/** What of "By A, at the end of the turn, B" is done now, and what waits for its moment (18-1). */
import type { Condition, Cost, Sentence } from '../../effect/tree/tree.ts';

/**
 * Whether a part stands in front of the moment: "if you have a Tamer, at the end of the turn, ..."
 * is asked now, "at the end of the turn, if you have a Tamer, ..." then (15-1-2, 15-6-2, 15-7-2).
 */
function isBefore({ at, order = [] }: Sentence, part: 'condition' | 'cost'): boolean {
  if (at === undefined || at.behind === true) return true;
  return order.includes(part) && order.indexOf(part) < order.indexOf('at');
}

/** The conditions that are looked at when the sentence is reached. */
export const conditionsNow = (sentence: Sentence): readonly Condition[] =>
  isBefore(sentence, 'condition') ? sentence.conditions : [];

/** The cost that is paid when the sentence is reached. */
export const costNow = (sentence: Sentence): Cost | undefined =>
  isBefore(sentence, 'cost') ? sentence.cost : undefined;

/** What of a sentence with a moment waits for it. */
export function restOf(sentence: Sentence): Sentence {
  const { at: _, cost, conditions, order: __, ...rest } = sentence;
  const isPaid = costNow(sentence) !== undefined;
  return {
    ...rest,
    conditions: isBefore(sentence, 'condition') ? [] : conditions,
    ...(cost === undefined || isPaid ? {} : { cost }),
  };
}
