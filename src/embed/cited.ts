/** Rule numbers in the text of a page that is not ours. */
import { isMeasured } from '../rules/number/measured.ts';

const NUMBER = /(?<![\w./:+@-])\d{1,2}(?:-\d{1,2}){1,6}(?![\w/%]|[-.:]\w)/g;
const NAMED =
  /(?:\b(?:rules?|sections?|clauses?|see|cr)|§|#)\s*(?:\d+(?:-\d+)*(?:,|,?\s+(?:and|or|to))\s+)*$/i;

/** A number and where it begins. */
export interface CitedNumber {
  readonly number: string;
  readonly at: number;
}

/**
 * Numbers of rules that exist. Two parts can be a score or a span, so they count in a chapter that
 * nobody counts in, or where a rule is named before them.
 */
export function citedIn(text: string, exists: ReadonlySet<string>): readonly CitedNumber[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index: at }) => {
    const [chapter, , third] = number.split('-');
    const before = text.slice(Math.max(0, at - 80), at);
    const end = at + number.length;
    const isRule =
      exists.has(number) &&
      (third !== undefined ||
        (Number(chapter) > 10 && !isMeasured(before, text.slice(end, end + 20))) ||
        NAMED.test(before));
    return isRule ? [{ number, at }] : [];
  });
}
