/**
 * The list of keywords as the page filters it: by type, by moment, by choice and more, sorted, with
 * its state in the address. What a keyword has of each is found in its clauses
 * (effect/keyword/facets.ts).
 */
import { compareNumbers } from './number/number.ts';
import {
  CATEGORIES,
  KEYWORD_LABELS,
  type Keyword,
  type KeywordChoice,
  type KeywordLabel,
} from './rule.ts';

/** A label of the source as it stands in an address. */
export const TYPE_SLUGS = {
  Persistent: 'persistent',
  Instant: 'instant',
  Effect: 'effect',
  Trigger: 'trigger',
  'Trigger (Pending)': 'trigger-pending',
  'Optional Condition': 'optional-condition',
  Activated: 'activated',
} as const satisfies Record<KeywordLabel, string>;
export type KeywordType = (typeof TYPE_SLUGS)[KeywordLabel];
export const KEYWORD_TYPES: readonly KeywordType[] = KEYWORD_LABELS.map((l) => TYPE_SLUGS[l]);

/** A choice as it stands in an address. */
export const CHOICE_SLUGS = {
  mandatory: 'mandatory',
  optional: 'optional',
  'as the effect says': 'effect',
} as const satisfies Record<KeywordChoice, string>;

/** What a keyword is looked for by, each with its values as they stand in an address. */
export const FACETS = {
  category: CATEGORIES,
  type: KEYWORD_TYPES,
  moment: [
    'would-be-deleted',
    'would-leave',
    'deleted',
    'attack',
    'counter',
    'block',
    'battle',
    'security',
    'digivolving',
    'unsuspend-phase',
    'main-phase',
    'end-of-turn',
    'in-effect',
    'always',
  ],
  choice: ['mandatory', 'optional', 'effect'],
  whose: ['digimon', 'tamer', 'hand', 'card'],
  turn: ['yours', 'opponents', 'either'],
  cost: ['none', 'suspending', 'trashing', 'deleting'],
} as const;
export type KeywordFacet = keyof typeof FACETS;
export const FACET_NAMES: readonly KeywordFacet[] = [
  'category',
  'type',
  'moment',
  'choice',
  'whose',
  'turn',
  'cost',
];
export type ValueOf<F extends KeywordFacet> = (typeof FACETS)[F][number];
export type KeywordMoment = ValueOf<'moment'>;

/** Of these a keyword has one, and the list shows one: choosing another replaces it. */
export const SINGLE: readonly KeywordFacet[] = ['choice', 'turn'];

export const SORTS = ['number', 'name'] as const;
type KeywordSort = (typeof SORTS)[number];

/** Values of each facet; what is left out is not asked for. */
type ChosenValues = { readonly [facet in KeywordFacet]?: readonly string[] };

/** What the list shows: keywords that have one of the chosen values of every facet. */
export interface KeywordView {
  /** In the order of FACETS, each once. */
  readonly chosen: ChosenValues;
  readonly sort: KeywordSort;
}

export const ALL_KEYWORDS: KeywordView = { chosen: {}, sort: 'number' };

export function typeOf(keyword: Pick<Keyword, 'label'>): KeywordType {
  return TYPE_SLUGS[keyword.label];
}

/** `trigger-pending` to `Trigger (Pending)`; undefined for a slug that is none. */
export function labelOfType(slug: string): KeywordLabel | undefined {
  return KEYWORD_LABELS.find((label) => TYPE_SLUGS[label] === slug);
}

/** What a keyword has of each facet. A record of the list has it, and so has a row of the page. */
export type Has = { readonly [facet in KeywordFacet]: readonly string[] };

/** Whether a keyword belongs to the view. */
export const isInView = (has: Has, { chosen }: Pick<KeywordView, 'chosen'>): boolean =>
  FACET_NAMES.every((facet) => {
    const wanted = chosen[facet] ?? [];
    return wanted.length === 0 || has[facet].some((value) => wanted.includes(value));
  });

/** By number: 16-4 before 16-10. By name: without regard to case. */
export function sortKeywords<K extends Pick<Keyword, 'name' | 'number'>>(
  keywords: readonly K[],
  sort: KeywordSort,
): readonly K[] {
  return keywords.toSorted((a, b) =>
    sort === 'name' ? a.name.localeCompare(b.name, 'en') : compareNumbers(a.number, b.number),
  );
}

/**
 * Reads the query of an address; what it does not know it ignores, since anyone can type an
 * address.
 *
 *     ?type=instant&type=trigger&moment=battle&choice=optional&sort=name
 */
export function parseKeywordQuery(query: string): KeywordView {
  const parameters = new URLSearchParams(query);
  const chosen: { [facet in KeywordFacet]?: readonly string[] } = {};
  for (const facet of FACET_NAMES) {
    const wanted = parameters.getAll(facet).flatMap((value) => value.split(','));
    const known = FACETS[facet].filter((value) => wanted.includes(value));
    if (known.length > 0) chosen[facet] = SINGLE.includes(facet) ? known.slice(0, 1) : known;
  }
  return { chosen, sort: parameters.get('sort') === 'name' ? 'name' : 'number' };
}

/** Writes a view as a query without `?`; the empty text for the view that shows everything. */
export function makeKeywordQuery({ chosen, sort }: KeywordView): string {
  return [
    ...FACET_NAMES.flatMap((facet) =>
      FACETS[facet]
        .filter((value) => chosen[facet]?.includes(value))
        .map((value) => `${facet}=${value}`),
    ),
    ...(sort === 'number' ? [] : [`sort=${sort}`]),
  ].join('&');
}
