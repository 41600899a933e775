/** "Did you mean": a query with other words or filters, to be chosen instead of the one typed. */
import { completions, type WrongFilter } from './filtering.ts';
import { writeFilter, type QueryFilter } from './filter.ts';
import type { Matched } from './match-words.ts';
import type { SearchIndex } from '../index/open.ts';
import type { Query } from './query.ts';
import { stem } from '../word/stem.ts';
import { readWords, tokenise } from '../word/token.ts';
import { scores } from '../index/weigh.ts';

export interface Suggestion {
  /** `filter`: how a filter goes on. `instead`: what was probably meant. `without`: less asked. */
  readonly why: 'filter' | 'instead' | 'without';
  /** All that would then stand in the box. */
  readonly query: string;
}

/** Texts that are looked through for how a word is written. */
const LOOKED_AT = 12;

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
  const instead = insteadOf(query, matched, wrong, index);
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
  index: SearchIndex,
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
  const text = corrected(query.text, matched, index);
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
function corrected(text: string, matched: readonly Matched[], index: SearchIndex): string {
  let made = text;
  for (const word of readWords(text).toReversed()) {
    for (const token of word.parts.length > 0 ? word.parts.toReversed() : [word]) {
      const one = matched.find(({ how, word: own }) => how === 'spelling' && own === token.term);
      const found = one === undefined ? undefined : surface(one, index);
      if (found !== undefined) made = made.slice(0, token.start) + found + made.slice(token.end);
    }
  }
  return made;
}

/** How the likeliest word is mostly written where it stands. */
function surface({ terms, word }: Matched, index: SearchIndex): string | undefined {
  const [best] = [...terms].toSorted(
    ([a, one], [b, other]) =>
      other - one || (index.frequency.get(b) ?? 0) - (index.frequency.get(a) ?? 0),
  );
  if (best === undefined) return undefined;
  const counts = new Map<string, number>();
  for (const position of likeliest(best[0], index)) {
    const { title = '', text = '' } = index.documents[position] ?? {};
    for (const { term } of tokenise(`${title} | ${text}`))
      if (stem(term) === best[0]) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(
    ([a, one], [b, other]) =>
      Math.abs(a.length - word.length) - Math.abs(b.length - word.length) || other - one,
  );
  return most?.[0];
}

/** Positions of the documents that fit an index word best. */
function likeliest(term: string, { placeOf, weights }: SearchIndex): readonly number[] {
  const place = placeOf.get(term);
  if (place === undefined) return [];
  const score = scores(new Map([[place, 1]]), weights);
  const { title, text } = weights.lists;
  return [...new Set([...(title[place] ?? []), ...(text[place] ?? [])])]
    .sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0))
    .slice(0, LOOKED_AT);
}
