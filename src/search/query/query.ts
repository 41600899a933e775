/**
 * What a person typed -> what to look for. Nothing here knows the index, so nothing is corrected
 * yet.
 */
import { readFilters, type QueryFilter, type ReadFilters } from './filter.ts';
import { readNumbers } from './read-number.ts';
import { readWords, spokenWords } from '../word/token.ts';

export interface QueryWord {
  readonly term: string;
  /** Parts of a hyphenated word, looked for when the index does not know the whole. */
  readonly parts: readonly string[];
}

export interface Query {
  /** All that was typed, tidied: one space between words, one form of hyphen. */
  readonly whole: string;
  /** What was typed, without its filters. */
  readonly text: string;
  readonly filters: readonly QueryFilter[];
  /** Whether the text ends with a filter: its value may go on. */
  readonly isFilterLast: boolean;
  /** A filter that does not exist, and the one that it is like. */
  readonly meantFilter?: ReadFilters['meant'];
  /** Rule numbers that the text can be read as, likeliest first. They need not exist. */
  readonly numbers: readonly string[];
  readonly words: readonly QueryWord[];
  /**
   * Words in quotation marks, else all words when there are two or more: to be found as they stand.
   */
  readonly phrases: readonly (readonly string[])[];
  /** Whether they stood in quotation marks. */
  readonly isQuoted: boolean;
  /** Whether the last word may be the beginning of a longer one. */
  readonly goesOn: 'perhaps' | 'if unknown' | 'no';
}

/** More is never a search; it keeps the time short. */
const LONGEST = 200;
const MOST_WORDS = 16;

const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]/gu;

/**
 * `typing`: the person is not done yet, so that the last word may go on even where it is a word
 * already.
 */
export function readQuery(typed: string, typing = false): Query {
  const whole = tidy(typed);
  const { filters, rest: text, meant } = readFilters(whole);
  const { numbers, text: rest } = readNumbers(text);
  const isFilterLast = typing && filters.length > 0 && FILTER_LAST.test(typed);
  return {
    whole,
    text,
    filters,
    isFilterLast,
    ...(meant === undefined ? {} : { meantFilter: meant }),
    numbers,
    words: queryWords(rest),
    ...readPhrases(rest),
    goesOn: isFilterLast || !/[\p{L}\p{N}]$/u.test(rest) ? 'no' : typing ? 'perhaps' : 'if unknown',
  };
}

/** Nothing follows the value but the cursor. */
const FILTER_LAST = /(type|chapter|level|cites):[ ]?[^\s"]*$/iu;

function tidy(typed: string): string {
  return (
    typed
      .slice(0, LONGEST)
      .normalize('NFKC')
      .replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\s+/g, ' ')
      // An official question: `Q 644` is Q644.
      .replace(/\bq ?0*(?=\d+\b)/giu, 'Q')
      .trim()
      // Rules have two digits a part at most.
      .replace(/^(?=\d{3,5}$)/u, 'Q')
  );
}

/** Words said twice count once. */
function queryWords(text: string): QueryWord[] {
  const found = new Map<string, QueryWord>();
  for (const { term, parts } of readWords(text)) {
    found.set(term, { term, parts: parts.map((part) => part.term) });
  }
  return [...found.values()].slice(0, MOST_WORDS);
}

function readPhrases(text: string): Pick<Query, 'phrases' | 'isQuoted'> {
  const quoted = [...text.matchAll(QUOTED)].map(([, phrase = '']) => spokenWords(phrase));
  if (quoted.length > 0)
    return { phrases: quoted.filter((phrase) => phrase.length > 0), isQuoted: true };
  const all = spokenWords(text).slice(0, MOST_WORDS);
  return { phrases: all.length > 1 ? [all] : [], isQuoted: false };
}
