import { isRuleNumber } from './number-list.ts';

/**
 * Rule numbers in a text that no rule has. `15-8-3` is always meant as a rule; two parts only in
 * chapters 16 and 18, for `2-3` can be a span of anything.
 */
export const strangeNumbers = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w-])(?:\d{1,2}(?:-\d{1,2}){2,}|1[68]-\d{1,2})(?![\w-])/g)]
    .map(([number]) => number)
    .filter((number) => !isRuleNumber(number));
