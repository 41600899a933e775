import { FAR } from '../effect/tree/far.ts';
import type { Filter, Place, Target, Test } from '../effect/tree/tree.ts';
import type { Span } from '../base/span.ts';

/** A part of a text that the engine does not run. */
export interface NotRunnable {
  readonly found: string;
  readonly span: Span;
}

const FILTERS = new Set<string>([
  'DP',
  'level',
  'play cost',
  'keyword',
  'suspended',
  'unsuspended',
  'extreme',
  'name',
  'not named',
  'trait',
  'text',
  'colour',
  'not colour',
  'colours',
  'digivolution cards',
  'on the field',
  'colours',
  'link cards',
  'no level',
  'has no DP',
  'has inherited effects',
  'under',
  'or',
  'not',
]);

/** Those that are asked of cards that are not on the field (card-target.ts). */
const CARD_FILTERS = new Set<string>([
  'DP',
  'level',
  'play cost',
  'keyword',
  'name',
  'not named',
  'trait',
  'text',
  'colour',
  'not colour',
  'colours',
  'no level',
  'has no DP',
  'has inherited effects',
  'non-Digi-Egg',
  'or',
  'not',
]);

/** Words for a card spoken of before that game/is/context.ts does not follow. */
const UNFOLLOWED = new Set<string>(FAR);

export type TargetKinds = ReadonlySet<Target['kind']>;

/**
 * What names Digimon and Tamers on the field (target.ts), and what names cards
 * (processing/cards.ts).
 */
export const UNITS: TargetKinds = new Set(['this', 'same', 'choose', 'all', 'any', 'of those']);
export const CARDS: TargetKinds = new Set(['this', 'cards', 'end card']);
export const EITHER: TargetKinds = new Set(['this', 'cards', 'end card', 'choose', 'all']);
export const PLACED: TargetKinds = new Set(['this', 'cards', 'end card', 'choose']);
export const STACKED: TargetKinds = new Set(['this', 'cards', 'end card', 'stacked card']);

/** The words in front of whom an "any" names: "an opponent's", "none of"; "" for "one of". */
const inFront = ({ form = '' }: Extract<Target, { kind: 'any' }>): string =>
  form.split('|')[0] ?? '';

/** "one of your Digimon", "an opponent's Digimon": 1 is chosen where something is done to it. */
export const isOne = (target: Extract<Target, { kind: 'any' }>): boolean =>
  ['', 'a', 'an', 'another'].includes(inFront(target));

/** "any of your Digimon": how many is left open. */
export const isAnyOf = (target: Target): boolean =>
  target.kind === 'any' && inFront(target) === 'any of';

export const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'kind' in value;

export function checkTarget(target: Target, problems: NotRunnable[], kinds: TargetKinds): void {
  if (target.kind === 'both' || target.kind === 'either') {
    checkSeveral(target, problems, kinds);
    return;
  }
  if (!kinds.has(target.kind)) {
    problems.push({ found: 'target', span: target.span });
    return;
  }
  if (target.kind === 'same' && UNFOLLOWED.has(target.form))
    problems.push({ found: `"${target.form}"`, span: target.span });
  if (
    target.kind === 'end card' &&
    (target.end === 'top or bottom' || target.faceDown !== undefined)
  )
    problems.push({ found: 'one of several cards of a stack', span: target.span });
  if ('anyNumber' in target && target.anyNumber === true)
    problems.push({ found: '"any number"', span: target.span });
  // Security Digimon are cards that are checked; other nouns name nothing on the field, and ""
  // stands before a name.
  if (
    (target.kind === 'choose' || target.kind === 'all' || target.kind === 'any') &&
    target.noun !== '' &&
    (target.noun === 'Security Digimon' || !/Digimon|Tamer|Option|Token/.test(target.noun))
  )
    problems.push({ found: `"${target.noun}" on the field`, span: target.span });
  // "place 1 red Digimon card as ...": a card is none of the field, and no area is said.
  if (target.kind === 'choose' && target.side === 'either' && /\bcards?$/.test(target.noun))
    problems.push({ found: `"${target.noun}" without its area`, span: target.span });
  if (target.kind === 'stacked card') {
    checkTarget(target.who, problems, UNITS);
    if (target.faceDown === true) problems.push({ found: '"face down"', span: target.span });
  }
  if (target.kind === 'cards') checkPlace(target.place, problems);
  if ('filters' in target)
    for (const filter of target.filters)
      if (!isFixable(filter, target.kind)) checkFilter(filter, target.span, problems, target.kind);
}

/** "all of your opponent's Security Digimon" */
export const isAllSecurityDigimon = (target: Target): boolean =>
  (target.kind === 'all' || (target.kind === 'any' && target.form === 'bare')) &&
  target.noun === 'Security Digimon' &&
  target.filters.length === 0 &&
  !target.other;

/** "1 A and 1 B", "1 A or 1 B": of the field, or cards of a place that is named for them. */
function checkSeveral(
  { kind, targets, span }: Extract<Target, { kind: 'both' | 'either' }>,
  problems: NotRunnable[],
  kinds: TargetKinds,
): void {
  const ofField = kinds === UNITS || (kinds === EITHER && !targets.some(isCards));
  if (kinds === MEANT || (kind === 'either' && !ofField && !targets.every(isSingle)))
    problems.push({ found: 'cards of two kinds', span });
  else if (ofField) for (const one of targets) checkTarget(one, problems, UNITS);
  else if (!targets.some(isCards)) problems.push({ found: 'target', span });
  else for (const one of targets) checkPart(one, problems);
}

const isCards = ({ kind }: Target): boolean => kind === 'cards';

const isSingle = (target: Target): boolean => 'upTo' in target && target.n === 1 && !target.upTo;

/** Whether "1 A and 1 B" are cards that are not on the field: a place stands behind them. */
export const areCards = ({ targets }: Extract<Target, { kind: 'both' | 'either' }>): boolean =>
  targets.some(isCards);

/** Before a place that is named behind the last, "1 [X]" is a card, too. */
function checkPart(part: Target, problems: NotRunnable[]): void {
  if (part.kind !== 'choose') return checkTarget(part, problems, new Set(['cards']));
  if (part.side !== 'either' || part.other || !/^$|card/i.test(part.noun))
    problems.push({ found: 'a card and something on the field', span: part.span });
  for (const filter of part.filters) checkFilter(filter, part.span, problems, 'cards');
}

export function checkPlace(place: Place | undefined, problems: NotRunnable[]): void {
  if (place?.kind === 'area' && !AREAS.has(place.areas))
    problems.push({ found: place.areas, span: place.span });
  if (place?.kind === 'under') {
    checkTarget(place.who, problems, UNITS);
    if (place.who.kind === 'both' || (place.who.kind === 'choose' && place.who.n !== 1))
      problems.push({ found: 'cards from under several', span: place.span });
    if (place.what !== undefined) problems.push({ found: place.what, span: place.span });
  }
  if (place?.kind === 'places') for (const one of place.places) checkPlace(one, problems);
}

/** Where cards are counted: in an area, beneath this Digimon or Tamer, among those revealed. */
export const isCounted = (place: Place): boolean =>
  place.kind === 'places'
    ? place.places.every(isCounted)
    : place.kind !== 'under' || place.who.kind === 'this';

const AREAS = new Set<string>(['hand', 'trash', 'hand or trash', 'deck', 'security stack']);

/** How those are named that a condition or an event is about (match.ts). */
export const MEANT: TargetKinds = new Set(['this', 'same', 'any', 'choose', 'all']);

/**
 * "with DP less than or equal to this Digimon's DP" in what is chosen or counted out when the
 * effect is processed.
 */
const isFixable = (filter: Filter, of: Target['kind']): boolean =>
  filter.kind === 'like' &&
  (of !== 'cards' || filter.of !== 'digivolution cards') &&
  (filter.than?.kind === 'this' ||
    (filter.than?.kind === 'same' &&
      !UNFOLLOWED.has(filter.than.form) &&
      !/card|returned/.test(filter.than.form)));

export function checkFilter(
  filter: Filter,
  span: Span,
  problems: NotRunnable[],
  of: Target['kind'] = 'all',
): void {
  const known = of === 'cards' ? CARD_FILTERS : FILTERS;
  if (!known.has(filter.kind)) problems.push({ found: filter.kind, span });
  if (filter.kind === 'name' && filter.except !== undefined)
    problems.push({ found: '"other than"', span });
  if (filter.kind === 'or' || filter.kind === 'not')
    for (const one of filter.filters) checkFilter(one, span, problems, of);
  if (filter.kind === 'under')
    for (const one of filter.filters) checkFilter(one, span, problems, 'cards');
}

/** Whom a condition is about: nothing is compared there. */
export function checkSubject(test: Test, problems: NotRunnable[]): void {
  if (test.kind !== 'state' && test.kind !== 'has') return;
  const { who } = test;
  checkTarget(who, problems, MEANT);
  if ('filters' in who && who.filters.some(({ kind }) => kind === 'like'))
    problems.push({ found: 'a comparison with another Digimon', span: who.span });
}
