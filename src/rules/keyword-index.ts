/**
 * The list of keywords as the page filters it: by type, by choice, sorted, with its state in the
 * address.
 */
import { compareNumbers } from './number/number.ts';
import {
  CHOICES,
  KEYWORD_LABELS,
  type KeywordChoice,
  type Keyword,
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

export const SORTS = ['number', 'name'] as const;
type KeywordSort = (typeof SORTS)[number];

/** What the list shows. No type means every type; no choice means every choice. */
export interface KeywordView {
  /** In the order of KEYWORD_TYPES, each once. */
  readonly types: readonly KeywordType[];
  readonly choice: KeywordChoice | null;
  readonly sort: KeywordSort;
}

export const ALL_KEYWORDS: KeywordView = { types: [], choice: null, sort: 'number' };

export function typeOf(keyword: Pick<Keyword, 'label'>): KeywordType {
  return TYPE_SLUGS[keyword.label];
}

/** `trigger-pending` to `Trigger (Pending)`; undefined for a slug that is none. */
export function labelOfType(slug: string): KeywordLabel | undefined {
  return KEYWORD_LABELS.find((label) => TYPE_SLUGS[label] === slug);
}

/**
 * The parts of a keyword that the list needs. A record of the corpus will do, and so will a shorter
 * one.
 */
export type Listed = Pick<Keyword, 'name' | 'number' | 'label' | 'choice'>;

/** The keywords of the view, sorted. */
export function filterKeywords<K extends Listed>(
  keywords: readonly K[],
  view: KeywordView,
): readonly K[] {
  return sortKeywords(
    keywords.filter((keyword) => hasType(keyword, view) && hasChoice(keyword, view)),
    view.sort,
  );
}

const hasType = (keyword: Listed, { types }: KeywordView) =>
  types.length === 0 || types.includes(typeOf(keyword));

const hasChoice = (keyword: Listed, { choice }: KeywordView) =>
  choice === null || keyword.choice.value === choice;

/** By number: 16-4 before 16-10. By name: without regard to case. */
function sortKeywords<K extends Listed>(keywords: readonly K[], sort: KeywordSort) {
  return keywords.toSorted((a, b) =>
    sort === 'name' ? a.name.localeCompare(b.name, 'en') : compareNumbers(a.number, b.number),
  );
}

/** How many keywords each type has under the choice of the view. */
export function countTypes(
  keywords: readonly Listed[],
  choice: KeywordChoice | null = null,
): Readonly<Record<KeywordType, number>> {
  const counts = {
    persistent: 0,
    instant: 0,
    effect: 0,
    trigger: 0,
    'trigger-pending': 0,
    'optional-condition': 0,
    activated: 0,
  };
  for (const keyword of keywords) {
    if (choice === null || keyword.choice.value === choice) counts[typeOf(keyword)]++;
  }
  return counts;
}

/**
 * Reads the query of an address; what it does not know it ignores, since anyone can type an
 * address.
 *
 *     ?type=instant&type=trigger&choice=optional&sort=name
 */
export function parseKeywordQuery(query: string): KeywordView {
  const parameters = new URLSearchParams(query);
  const wanted = parameters.getAll('type').flatMap((value) => value.split(','));
  return {
    types: KEYWORD_TYPES.filter((type) => wanted.includes(type)),
    choice: CHOICES.find((known) => CHOICE_SLUGS[known] === parameters.get('choice')) ?? null,
    sort: parameters.get('sort') === 'name' ? 'name' : 'number',
  };
}

/** Writes a view as a query without `?`; the empty text for the view that shows everything. */
export function makeKeywordQuery({ types, choice, sort }: KeywordView): string {
  return [
    ...KEYWORD_TYPES.filter((type) => types.includes(type)).map((type) => `type=${type}`),
    ...(choice === null ? [] : [`choice=${CHOICE_SLUGS[choice]}`]),
    ...(sort === 'number' ? [] : [`sort=${sort}`]),
  ].join('&');
}
