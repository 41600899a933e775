/**
 * Words of a query -> words of the index: as they are, as a beginning, or as the nearest spelling.
 */
import { alsoFor } from './also.ts';
import { spellings } from './spelling.ts';
import { isEnding } from '../word/ending.ts';
import { stem } from '../word/stem.ts';
import type { SearchIndex } from '../index/open.ts';
import type { Query, QueryWord } from './query.ts';

export interface Matched {
  readonly word: string;
  /** Index words that stand for it, with how much they count: 1 for the word itself. */
  readonly terms: ReadonlyMap<string, number>;
  readonly how: 'exact' | 'beginning' | 'spelling' | 'unknown';
  /** How the word is written that was probably meant, where it was spelled anew. */
  readonly meant?: string;
  /** Part of its weight that the word keeps: less for words that hold a question together. */
  readonly part: number;
}

/**
 * Words that questions are made of. They count for little beside others and are never dropped;
 * words that decide rulings (not, if, when, while, would, may, instead, other, each) are none of
 * them.
 */
const LIGHT = new Set(
  'a about am an and are at be can could did do does explain for get gets go goes got happen happened happens has have he her him his how i in is it its just lets me mean means my of on or our please she so someone something still tell than that the their them then there these they this those to us was we were what whats where which who why will with work working works you your'.split(
    ' ',
  ),
);
const LIGHT_PART = 0.15;

const MOST_BEGINNINGS = 30;
/** Letters that are as good as the word that they begin, wherever they stand. */
const CUT_SHORT = 5;
/** Letters of each of two words written as one. */
const LEAST = 4;
const BEGINNING = 0.4;
/** What the word of the rules counts beside one that was typed and stands in a text, too. */
const ALSO = 0.7;

/**
 * Only the last word may be a beginning, and only words that the index does not know are spelled
 * anew.
 */
export function matchWords(query: Query, index: SearchIndex): Matched[] {
  const words = query.words.flatMap((word) => known(word, index));
  const part = words.some((word) => !LIGHT.has(word)) ? LIGHT_PART : 1;
  return words.map((word, i) => ({
    word,
    ...matchWord(word, i === words.length - 1 ? query.goesOn : 'no', index),
    part: LIGHT.has(word) ? part : 1,
  }));
}

/**
 * A hyphenated word whole or joined when the index has it so, else its parts; two words that were
 * written as one as both.
 */
function known({ term, parts }: QueryWord, index: SearchIndex): readonly string[] {
  if (parts.length === 0) return isKnown(term, index) ? [term] : (twoIn(term, index) ?? [term]);
  if (index.frequency.has(term)) return [term];
  const joined = term.replaceAll('-', '');
  return index.frequency.has(stem(joined)) ? [joined] : parts;
}

const isKnown = (word: string, { frequency }: SearchIndex): boolean =>
  frequency.has(stem(word)) || alsoFor(stem(word)) !== undefined;

/** `rulecheck` -> rule, check. */
function twoIn(word: string, index: SearchIndex): readonly [string, string] | undefined {
  for (let at = LEAST; at <= word.length - LEAST; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (isKnown(one, index) && isKnown(other, index)) return [one, other];
  }
  return undefined;
}

function matchWord(
  word: string,
  goesOn: Query['goesOn'],
  index: SearchIndex,
): Omit<Matched, 'word' | 'part'> {
  const stemmed = stem(word);
  const isInIndex = index.frequency.has(stemmed);
  const terms = new Map<string, number>();
  if ((goesOn === 'perhaps' || (goesOn === 'if unknown' && !isInIndex)) && word.length > 1) {
    for (const term of beginnings(word, index)) terms.set(term, BEGINNING);
  }
  const also = alsoFor(stemmed);
  if (also !== undefined && index.frequency.has(also)) {
    if (isInIndex) terms.set(stemmed, 1);
    return { terms: terms.set(also, isInIndex ? ALSO : 1), how: 'exact' };
  }
  if (isInIndex) {
    return { terms: terms.set(stemmed, 1), how: 'exact' };
  }
  if (terms.size > 0) return { terms, how: 'beginning' };
  // Cut short though others follow: `dedigi lv3`.
  const cut = word.length < CUT_SHORT ? [] : longer(word, index);
  if (cut.length > 0)
    return { terms: new Map(cut.map((term) => [term, BEGINNING])), how: 'beginning' };
  const near = /\d/.test(word) ? [] : spellings(word, goesOn === 'perhaps', index);
  const [first] = near;
  if (first === undefined) return { terms, how: 'unknown' };
  for (const { term, wrong } of near) terms.set(term, 1 / 2 ** wrong);
  return { terms, how: 'spelling', meant: first.form };
}

/**
 * Index words that begin so, and stems that the word has outgrown while it was typed: `piercin` has
 * pierc.
 */
function beginnings(word: string, index: SearchIndex): string[] {
  const { words, frequency } = index;
  const found = longer(word, index);
  if (found.length === 0) {
    for (let length = word.length - 1; length >= 4 && found.length === 0; length--) {
      const shorter = word.slice(0, length);
      if (!isEnding(word.slice(length))) break;
      if (words[firstFrom(words, shorter)] === shorter) found.push(shorter);
    }
  }
  return found
    .sort((a, b) => (frequency.get(b) ?? 0) - (frequency.get(a) ?? 0))
    .slice(0, MOST_BEGINNINGS);
}

/** Index words that begin so. */
function longer(word: string, { words }: SearchIndex): string[] {
  const found: string[] = [];
  for (let at = firstFrom(words, word); words[at]?.startsWith(word); at++)
    found.push(words[at] ?? '');
  return found;
}

/** Where in a sorted list the first word that is not before `word` stands. */
function firstFrom(words: readonly string[], word: string): number {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}
