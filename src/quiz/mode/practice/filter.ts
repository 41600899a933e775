/**
 * Which questions a person practises: several things wanted or left out, joined by and / or / not.
 */
import type { Entry } from '../../list/entry.ts';
import { shuffledByName } from '../../../base/chance.ts';

export const FACETS = ['topic', 'keyword', 'category', 'rule', 'level', 'kind'] as const;
export type Facet = (typeof FACETS)[number];

/** Of these a question can have several values, so that "all of them" can be asked for. */
export const MANY: readonly Facet[] = ['keyword', 'category', 'rule'];

export interface Wanted {
  readonly values: readonly string[];
  /** `any` of the values is enough, or `all` of them must be there. */
  readonly join: Join;
  /** A question with one of these is left out. */
  readonly not: readonly string[];
}

type Join = 'any' | 'all';

/** What the questions to practise must have, or must not. */
export interface QuestionFilter {
  readonly wanted: { readonly [facet in Facet]: Wanted };
  /** How the facets are joined: `all` of those that want something must fit, or `any` of them. */
  readonly join: Join;
}

export interface Practice {
  readonly filter: QuestionFilter;
  /** Empty: in the order of the list. */
  readonly seed: string;
}

const NONE: Wanted = { values: [], join: 'any', not: [] };

export const NO_FILTER: QuestionFilter = {
  wanted: { topic: NONE, keyword: NONE, category: NONE, rule: NONE, level: NONE, kind: NONE },
  join: 'all',
};

/** Whether a question has something. */
type EntryTest = (entry: Entry) => boolean;

/**
 * Whether a question is asked for. A facet that wants nothing lets everything pass; "not" holds in
 * any case. What doesn't change from question to question is made once: there are thousands.
 */
export function matching({ wanted, join }: QuestionFilter): EntryTest {
  const not = FACETS.flatMap((facet) => wanted[facet].not.map((value) => having(facet, value)));
  const asking = FACETS.filter((facet) => wanted[facet].values.length > 0).map(
    (facet): EntryTest => {
      const { values, join: within } = wanted[facet];
      return joined(within === 'all' && MANY.includes(facet) ? 'all' : 'any', facet, values);
    },
  );
  const fits: EntryTest =
    asking.length === 0
      ? () => true
      : join === 'all'
        ? (entry) => asking.every((has) => has(entry))
        : (entry) => asking.some((has) => has(entry));
  return (entry) => !not.some((has) => has(entry)) && fits(entry);
}

function joined(join: Join, facet: Facet, values: readonly string[]): EntryTest {
  const each = values.map((value) => having(facet, value));
  return join === 'all'
    ? (entry) => each.every((has) => has(entry))
    : (entry) => each.some((has) => has(entry));
}

function having(facet: Facet, value: string): EntryTest {
  switch (facet) {
    case 'topic':
      return ({ topic }) => topic === value;
    case 'keyword':
      return ({ keywords }) => keywords.includes(value);
    case 'category':
      return ({ categories }) => categories.some((category) => category === value);
    case 'rule': {
      const below = `${value}-`;
      return ({ cites }) => cites.some((number) => number === value || number.startsWith(below));
    }
    case 'level':
      return ({ level }) => String(level) === value;
    case 'kind':
      return ({ kind }) => kind === value;
    default:
      throw facet satisfies never;
  }
}

/** The questions to practise, in the order asked for. */
export function deal(entries: readonly Entry[], { filter, seed }: Practice): readonly Entry[] {
  const found = entries.filter(matching(filter));
  return seed === '' ? found : shuffledByName(found, seed, ({ id }) => id);
}

/** Whether a value of a facet is asked for, left out, or neither. */
export type FacetMark = 'off' | 'wanted' | 'not';

export const markOf = ({ wanted }: QuestionFilter, facet: Facet, value: string): FacetMark =>
  wanted[facet].values.includes(value)
    ? 'wanted'
    : wanted[facet].not.includes(value)
      ? 'not'
      : 'off';

/** The filter with one value marked so. */
export function withMark(
  filter: QuestionFilter,
  facet: Facet,
  value: string,
  mark: FacetMark,
): QuestionFilter {
  const { values, not, join } = filter.wanted[facet];
  const without = (list: readonly string[]): string[] => list.filter((other) => other !== value);
  return withFacet(filter, facet, {
    join,
    values: [...without(values), ...(mark === 'wanted' ? [value] : [])],
    not: [...without(not), ...(mark === 'not' ? [value] : [])],
  });
}

export const withFacet = (
  filter: QuestionFilter,
  facet: Facet,
  wanted: Wanted,
): QuestionFilter => ({
  ...filter,
  wanted: { ...filter.wanted, [facet]: wanted },
});
