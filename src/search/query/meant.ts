/** "Did you mean": a query with other words or filters, to be chosen instead of the one typed. */
import { completions, type WrongFilter } from './filtering.ts';
import { writeFilter, type QueryFilter } from './filter.ts';
import type { Matched } from './match-words.ts';
import type { SearchIndex } from '../index/open.ts';
import type { Query } from './query.ts';
import { readWords } from '../word/token.ts';

export interface Suggestion {
  /** `filter`: how a filter goes on. `instead`: what was probably meant. `without`: less asked. */
  readonly why: 'filter' | 'instead' | 'without';
  /** All that would then stand in the box. */
  readonly query: string;
}

/** Suggestions for a query, at most one for what was meant; best first. */
export function meant(
  query: Query,
  matched: readonly Matched[],
  wrong: readonly WrongFilter[],
  index: SearchIndex,
): readonly Suggestion[] {
  const last = query.filters.at(-1);
  const open =
    query.isFilterLast && last !== undefined
      ? completions(last, index).map((filter) => written(query, withLast(query.filters, filter)))
      : [];
  const instead = insteadOf(query, matched, wrong);
  return [
    ...(instead === undefined ? [] : [{ why: 'instead', query: instead } as const]),
    ...open.filter((one) => one !== instead).map((one) => ({ why: 'filter', query: one }) as const),
  ];
}

/** The words alone, offered when filters leave nothing. */
export const withoutFilters = ({ text }: Query): Suggestion => ({ why: 'without', query: text });

function insteadOf(
  query: Query,
  matched: readonly Matched[],
  wrong: readonly WrongFilter[],
): string | undefined {
  const { meantFilter } = query;
  if (meantFilter !== undefined)
    return [
      query.text.replace(meantFilter.typed, `${meantFilter.name}:`),
      ...query.filters.map(writeFilter),
    ].join(' ');
  const filters = query.filters.map(
    (filter) => wrong.find((one) => one.filter === filter)?.instead ?? filter,
  );
  const text = corrected(query.text, matched);
  const isSame = text === query.text && filters.every((one, i) => one === query.filters[i]);
  return isSame ? undefined : written({ text }, filters);
}

const written = ({ text }: Pick<Query, 'text'>, filters: readonly QueryFilter[]): string =>
  [text, ...filters.map(writeFilter)].filter((part) => part !== '').join(' ');

const withLast = (filters: readonly QueryFilter[], last: QueryFilter): readonly QueryFilter[] => [
  ...filters.slice(0, -1),
  last,
];

/** The text with its misspelled words as they are written elsewhere. */
function corrected(text: string, matched: readonly Matched[]): string {
  let made = text;
  for (const word of readWords(text).toReversed()) {
    for (const token of word.parts.length > 0 ? word.parts.toReversed() : [word]) {
      const found = matched.find(({ word: own }) => own === token.term)?.meant;
      if (found !== undefined) made = made.slice(0, token.start) + found + made.slice(token.end);
    }
  }
  return made;
}
