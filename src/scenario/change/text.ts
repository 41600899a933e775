/**
 * Keywords in the text of a card that stand by themselves: lines of nothing but
 * `<Blocker> <Reboot>`.
 */
import type { PrintedCard } from '../../card/printed.ts';

const ONLY_KEYWORDS = /^\s*(?:<[^<>]+>[\s,]*)+$/;

/** The insides of the brackets, in printed order. */
export const allKeywords = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => ONLY_KEYWORDS.test(line))
    .flatMap((line) => [...line.matchAll(/<([^<>]+)>/g)].map(([, printed]) => printed ?? ''));

/** "Security A. +1" and "Security A. -1" are the same keyword. */
export const nameOfKeyword = (printed: string): string => printed.replace(/ [+-]?\d+$/, '');

/** A card with a keyword more; `null` when it has that keyword. */
export function textWith<C extends PrintedCard>(card: C, keyword: string): C | null {
  const { upper } = card.text;
  const name = nameOfKeyword(keyword);
  if (allKeywords(upper).some((had) => nameOfKeyword(had) === name)) return null;
  const text = {
    ...card.text,
    upper: [`<${keyword}>`, ...(upper === '' ? [] : [upper])].join('\n'),
  };
  return { ...card, text };
}

/** A card without a keyword; `null` when it does not have it, or has it twice. */
export function textWithout<C extends PrintedCard>(card: C, keyword: string): C | null {
  const { upper } = card.text;
  if (allKeywords(upper).filter((had) => had === keyword).length !== 1) return null;
  const lines = upper
    .split('\n')
    .map((line) =>
      ONLY_KEYWORDS.test(line)
        ? line.replace(`<${keyword}>`, '').replace(/^[\s,]+|[\s,]+$/g, '')
        : line,
    )
    .filter((line) => line !== '');
  return { ...card, text: { ...card.text, upper: lines.join('\n') } };
}
