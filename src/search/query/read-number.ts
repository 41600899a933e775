/**
 * Rule numbers inside what people type. `parseNumber` reads one number; here it may stand among
 * words.
 */
import { parseNumber } from '../../rules/number/number.ts';

export interface ReadNumbers {
  /** Canonical, likeliest first; they need not exist. */
  readonly numbers: readonly string[];
  /** The text with each number in canonical form. */
  readonly text: string;
}

const CALLED =
  '(?:\\b(?:rules?|r|cr|chapters?|ch|sections?|sec|clauses?|paragraphs?|para|numbers?|nr|no)\\b|\\b(?:rule|r|cr|ch)(?=\\d)|[§#])';
const BETWEEN = '[^\\p{L}\\p{N}+]{1,3}';

/** The whole text is a number: `16 7 4`, `Rule 16.7.4:`, `§16-7-4`, `ch. 16`. */
const ALONE = new RegExp(
  `^[^\\p{L}\\p{N}+]*(?:${CALLED}[^\\p{L}\\p{N}+]*){0,4}(\\d{1,2}(?:${BETWEEN}\\d{1,2}){0,5})[^\\p{L}\\p{N}+]*$`,
  'iu',
);

/**
 * A number among words: joined by hyphens or dots; by spaces when it is called a rule or has three
 * parts.
 */
const AMONG = new RegExp(
  [
    `${CALLED}[\\s.:]{0,2}\\d{1,2}(?:\\s?[-.]\\s?\\d{1,2}|\\s\\d{1,2}){0,5}(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}.+-])\\d{1,2}(?:\\s?[-.]\\s?\\d{1,2}){1,5}(?![\\p{L}\\p{N}]|[-.]\\d)`,
    `(?<![\\p{L}\\p{N}.+-])\\d{1,2}(?:\\s\\d{1,2}){2,5}(?![\\p{L}\\p{N}]|[-.]\\d)`,
  ].join('|'),
  'giu',
);

/** Expects one form of hyphen and single spaces. */
export function readNumbers(text: string): ReadNumbers {
  const alone = ALONE.exec(text)?.[1];
  const whole = alone === undefined ? undefined : canonical(alone);
  const numbers = whole === undefined ? [] : [whole];
  const rest = text.replace(AMONG, (found) => {
    const number = canonical(found);
    if (number === undefined) return found;
    if (!numbers.includes(number)) numbers.push(number);
    return number;
  });
  return { numbers, text: whole !== undefined && numbers.length === 1 ? whole : rest };
}

function canonical(written: string): string | undefined {
  const digits = written.match(/\d+/g)?.map(Number).join('-') ?? '';
  const number = parseNumber(digits);
  return number.ok ? number.value : undefined;
}
