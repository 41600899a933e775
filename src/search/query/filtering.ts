/** Which documents a filter lets through, what it cannot mean, and how it may go on. */
import { nearest } from '../../base/nearest.ts';
import { compareNumbers, isWithin, parentOf } from '../../rules/number/number.ts';
import type { SearchDocument } from '../index/document.ts';
import { FILTER_NAMES, type QueryFilter, type FilterName } from './filter.ts';
import type { SearchIndex } from '../index/open.ts';

/** A filter whose value nothing has, with one that exists. */
export interface WrongFilter {
  readonly filter: QueryFilter;
  readonly instead?: QueryFilter;
}

/** Most values that one filter is completed with. */
const MOST = 8;

/**
 * Filters of one name widen each other, those of several names narrow: `type:instant type:trigger
 * chapter:16`. One without a value lets everything through. While a value is being typed, all
 * values that begin with it count.
 */
export function passing(
  filters: readonly QueryFilter[],
  typing: boolean,
): (document: SearchDocument) => boolean {
  const asked = FILTER_NAMES.map((name) =>
    filters.filter((filter) => filter.name === name && filter.value !== ''),
  ).filter((group) => group.length > 0);
  return (document) =>
    asked.every((group) => group.some((filter) => PASSES[filter.name](document, filter, typing)));
}

type Passes = (document: SearchDocument, filter: QueryFilter, typing: boolean) => boolean;

const PASSES: Readonly<Record<FilterName, Passes>> = {
  type: ({ type }, { value }, typing) =>
    type !== undefined && (typing ? type.startsWith(value) : type === value),
  level: ({ level }, { value }) => level !== undefined && String(level) === value,
  chapter: ({ kind, number, cites = [] }, { value }) =>
    kind === 'rule' || kind === 'keyword'
      ? isWithin(number, value)
      : cites.some((cited) => isWithin(cited, value)),
  cites: ({ cites = [] }, { value }) => cites.some((cited) => isWithin(cited, value)),
};

/** Found once for an index: a filter is asked for with each letter that is typed. */
const found = new WeakMap<SearchIndex, Map<FilterName, readonly string[]>>();

/** What a filter can be set to, in the order in which it is offered. */
function valuesOf(name: FilterName, index: SearchIndex): readonly string[] {
  const known = found.get(index) ?? new Map<FilterName, readonly string[]>();
  found.set(index, known);
  const values = known.get(name) ?? findValues(name, index);
  known.set(name, values);
  return values;
}

function findValues(name: FilterName, index: SearchIndex): readonly string[] {
  const { documents } = index;
  switch (name) {
    case 'type':
      return unique(documents.flatMap(({ type }) => type ?? [])).toSorted();
    case 'level':
      return unique(documents.flatMap(({ level }) => level ?? [])).toSorted();
    case 'chapter':
      return [...index.byNumber.keys()];
    case 'cites':
      return unique(documents.flatMap(({ cites = [] }) => cites)).toSorted(compareNumbers);
  }
}

const unique = (values: readonly (string | number)[]): string[] => [...new Set(values.map(String))];

/** Filters that nothing can pass; an empty value is not yet wrong. */
export function wrongFilters(filters: readonly QueryFilter[], index: SearchIndex): WrongFilter[] {
  return filters.flatMap((filter) => {
    if (filter.value === '') return [];
    const values = valuesOf(filter.name, index);
    // Questions, which have the levels, come with the second part.
    if (values.length === 0 || isKnown(filter, values)) return [];
    const value = nearValue(filter, values);
    return [{ filter, ...(value === undefined ? {} : { instead: { name: filter.name, value } }) }];
  });
}

/** A rule that is cited only below is cited, too. */
const isKnown = ({ name, value }: QueryFilter, values: readonly string[]): boolean =>
  name === 'cites' ? values.some((one) => isWithin(one, value)) : values.includes(value);

/** Of numbers the next one above that exists, else what is spelled like it. */
function nearValue(filter: QueryFilter, values: readonly string[]): string | undefined {
  const { name, value } = filter;
  if (name === 'type') return values.find((one) => one.startsWith(value)) ?? nearest(value, values);
  if (name === 'level' || !/^\d+(-\d+)*$/.test(value)) return undefined;
  let above = parentOf(value);
  while (above !== null && !isKnown({ name, value: above }, values)) above = parentOf(above);
  return above ?? undefined;
}

/** How the last filter may go on: `chapter:1` to 1, 10, 11 ...; nothing when it is whole. */
export function completions(filter: QueryFilter, index: SearchIndex): readonly QueryFilter[] {
  const { name, value } = filter;
  const depth = value === '' ? 1 : value.split('-').length;
  return valuesOf(name, index)
    .filter((one) => one !== value && one.startsWith(value))
    .filter((one) => name !== 'chapter' || one.split('-').length === depth)
    .slice(0, MOST)
    .map((one) => ({ name, value: one }));
}
