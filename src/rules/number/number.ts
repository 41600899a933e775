/**
 * Rule numbers: `16`, `16-7`, `16-7-4`, `16-35-4-1`. The canonical form is a string of parts joined
 * by hyphens.
 */
import { err, ok, type Result } from '../../base/result.ts';

const MAX_PARTS = 6;
const BEFORE = /^(?:(?:comprehensive\s+)?(?:rules?|chapter|section|clause|no\.?)|§|#)\s*/i;
const HYPHENS = /[\u2010-\u2015\u2212\uff0d]/g;

/** Letters of what is no number that a message repeats. */
const MOST_QUOTED = 40;

/**
 * Reads a rule number in the ways people write it and gives its canonical form.
 *
 *     rule 16-7-4    16.7.4    16 7 4    16‑7‑4    16-7-4.
 */
export function parseNumber(text: string): Result<string> {
  const bare = text.trim().replace(HYPHENS, '-').replace(BEFORE, '').replace(/\.$/, '');
  const parts = bare.split(/\s*[-.]\s*|\s+/);
  if (parts.length > MAX_PARTS || !parts.every((part) => /^[1-9]\d{0,2}$/.test(part))) {
    return err({
      found: text.trim() === '' ? 'nothing' : `"${clipped(text.trim())}"`,
      expected: 'a rule number such as 16-7-4',
      start: 0,
      end: text.length,
    });
  }
  return ok(parts.join('-'));
}

/** What was typed, as far as a message has room for it. */
const clipped = (text: string): string =>
  text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;

/** `[16, 7, 4]` to `16-7-4`. */
export function makeNumber(parts: readonly number[]): string {
  return parts.join('-');
}

/** `16-7-4` to `[16, 7, 4]`. */
export function partsOf(number: string): readonly number[] {
  return number.split('-').map(Number);
}

/** Rule order: 1-2 before 1-10, a parent before its children. Negative when `a` comes first. */
export function compareNumbers(a: string, b: string): number {
  const left = partsOf(a);
  const right = partsOf(b);
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** `16-7-4` belongs to `16-7`, `16` to nothing. */
export function parentOf(number: string): string | null {
  const last = number.lastIndexOf('-');
  return last === -1 ? null : number.slice(0, last);
}

/** Every number above this one, the chapter first: `16-7-4` has `16`, `16-7`. */
export function ancestorNumbers(number: string): readonly string[] {
  const parts = number.split('-');
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('-'));
}

/** Whether `number` is `ancestor` or stands below it. */
export function isWithin(number: string, ancestor: string): boolean {
  return number === ancestor || number.startsWith(`${ancestor}-`);
}

/** The section of a rule: `16-7` for 16-7-4 and for 16-7. */
export const sectionOf = (number: string): string => number.split('-').slice(0, 2).join('-');

/** 1 for a chapter, 2 for a section, 3 for a clause. */
export function depthOf(number: string): number {
  return number.split('-').length;
}
