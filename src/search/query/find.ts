/** The answer to what a person typed: grouped, best first, with what was found marked. */
import type { DocumentKind } from '../index/document.ts';
import { phrasePattern } from '../word/mark.ts';
import type { SearchIndex } from '../index/open.ts';
import { readQuery } from './query.ts';
import { passing, wrongFilters, type WrongFilter } from './filtering.ts';
import { meant, withoutFilters, type Suggestion } from './meant.ts';
import { everything, rank, type Ranked } from './rank.ts';
import { show, type Hit } from './hit.ts';
import { versus } from './versus.ts';

export interface Group {
  /** `card`: of a card file on the device, which no index has. */
  readonly kind: DocumentKind | 'card';
  /** How many there are; `hits` may be fewer. */
  readonly total: number;
  readonly hits: readonly Hit[];
}

/** What is found for a query. */
export interface SearchResults {
  readonly query: string;
  /** The group with the best hit first. */
  readonly groups: readonly Group[];
  readonly total: number;
  /** The rule number asked for, when no such rule exists. The rule above it is found instead. */
  readonly missing?: string;
  /** The first hit is what was asked for by its number or its name: Enter opens it. */
  readonly exact: boolean;
  /** Words that the index does not know. */
  readonly unknown: readonly string[];
  /** Filters whose value nothing has. */
  readonly wrong: readonly WrongFilter[];
  /** What to search for instead, or how a filter goes on. */
  readonly meant: readonly Suggestion[];
}

export interface FindOptions {
  /** Most hits in a group. */
  readonly limit?: number;
  /** Letters of an excerpt. */
  readonly length?: number;
  /** The person has not finished: the last word may be the beginning of a longer one. */
  readonly typing?: boolean;
}

/** Takes any text and never throws. */
export function find(
  index: SearchIndex,
  typed: string,
  { limit = 50, length = 200, typing = false }: FindOptions = {},
): SearchResults {
  const query = readQuery(typed, typing);
  const passes = passing(query.filters, query.isFilterLast);
  const byWords = rank(query, index, passes);
  const { said, terms, matched, unknown, missing } = byWords;
  const isOnlyFilters = query.text === '' && query.filters.some(({ value }) => value !== '');
  const ranked = isOnlyFilters ? everything(index, passes) : byWords.ranked;
  const wrong = query.isFilterLast
    ? wrongFilters(query.filters.slice(0, -1), index)
    : wrongFilters(query.filters, index);
  const suggested = meant(query, matched, wrong, index);
  const isEmptied = ranked.length === 0 && byWords.isNarrowed;
  const asked = { typed: query.text, terms, phrases: query.phrases.map(phrasePattern), length };
  const both = query.filters.length === 0 ? versus(query.text, index) : undefined;
  const groups = inGroups(ranked, index).map(([kind, all]) => ({
    kind,
    total: all.length,
    hits: all.slice(0, limit).flatMap((one) => show(one, index, asked)),
  }));
  return {
    query: query.whole,
    groups: both === undefined ? groups : withFirst(both, groups, limit),
    total: ranked.length + (both === undefined ? 0 : 1),
    ...(missing === undefined ? {} : { missing }),
    exact: both !== undefined || (missing === undefined && isExact(ranked, said, index)),
    unknown,
    wrong,
    meant: isEmptied ? [...suggested, withoutFilters(query)] : suggested,
  };
}

/** The groups with a page in front of all, as one more of its kind. */
function withFirst(page: Hit, groups: readonly Group[], limit: number): readonly Group[] {
  const { total = 0, hits = [] } = groups.find(({ kind }) => kind === page.kind) ?? {};
  const first = { kind: page.kind, total: total + 1, hits: [page, ...hits].slice(0, limit) };
  return [first, ...groups.filter(({ kind }) => kind !== page.kind)];
}

/**
 * A number; or a name that a keyword, a term or a ruling has, or that players have for a rule; or
 * one thing alone: headings and titles of several pages may be the same.
 */
function isExact(
  [first, second]: readonly Ranked[],
  said: ReadonlySet<number>,
  { documents }: SearchIndex,
): boolean {
  if (first === undefined || first.why !== 'name') return first?.why === 'number';
  const kind = documents[first.position]?.kind;
  return (
    kind === 'keyword' ||
    kind === 'term' ||
    kind === 'ruling' ||
    said.has(first.position) ||
    second?.why !== 'name'
  );
}

/** Kinds in the order of their best answers. */
function inGroups(
  ranked: readonly Ranked[],
  { documents }: SearchIndex,
): [DocumentKind, Ranked[]][] {
  const groups = new Map<DocumentKind, Ranked[]>();
  for (const one of ranked) {
    const kind = documents[one.position]?.kind;
    if (kind === undefined) continue;
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [one]);
    else group.push(one);
  }
  return [...groups];
}
