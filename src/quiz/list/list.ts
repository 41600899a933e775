/** Where the list of questions leads next. */
import { nextOf } from './next.ts';
import type { Level } from '../common/fields.ts';
import { LEVELS } from '../page/names.ts';
import type { Progress } from '../keep/progress.ts';

export interface StartLink {
  readonly id: string;
  readonly words: string;
}

/**
 * The first question; once something is answered, the first one that is not; at the end, the first
 * again.
 */
export function startLink(progress: Progress, ids: readonly string[]): StartLink | null {
  const [first] = ids;
  if (first === undefined) return null;
  const answered = new Set(ids.filter((id) => progress.answers[id] !== undefined));
  if (answered.size === 0) return { id: first, words: 'Start with the first question' };
  if (answered.size === ids.length)
    return { id: first, words: "You've answered them all: start again" };
  const open = answered.has(first) ? nextOf(ids, first, answered) : first;
  return { id: open ?? first, words: 'Continue with the next question' };
}

/** The level that an address asks for, as `?level=2`; `null` for all. */
export function levelIn(search: string): Level | null {
  const asked = new URLSearchParams(search).get('level');
  return LEVELS.find((level) => String(level) === asked) ?? null;
}

/** What stands beside a question that was answered. */
export const markWords = (last: boolean): string => (last ? '✓ right' : '✗ wrong last time');

/** Letters and digits only, so that "<Security A.>" is found by "security a". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a title has every word that was typed, or the beginning of one. */
export function hasWords(title: string, typed: string): boolean {
  const words = ` ${plain(title)}`;
  const asked = plain(typed);
  return asked === '' || asked.split(' ').every((word) => words.includes(` ${word}`));
}
