import { cardsDoneIn } from '../../effect/tree/done-words.ts';
import { FAR } from '../../effect/tree/far.ts';
import type { Filter, Place, Target, Test } from '../../effect/tree/tree.ts';
import { canRun, RUN } from './table.ts';
import type { Span } from '../../base/span.ts';

/** A part of a text that the engine does not run. */
export interface NotRunnable {
  readonly found: string;
  readonly span: Span;
}

/** Words for a card spoken of before that game/is/context.ts does not follow. */
const UNFOLLOWED = new Set<string>(FAR);

export type TargetKinds = ReadonlySet<Target['kind']>;

/**
 * What names Digimon and Tamers on the field (target.ts), and what names cards
 * (processing/cards.ts).
 */
export const UNITS: TargetKinds = new Set(RUN.target);
/** The same where they are counted, and those whose colours are: nothing was spoken of there. */
export const COUNTED: TargetKinds = new Set(RUN.target);
export const COLOURED: TargetKinds = new Set(['all', 'any']);
export const CARDS: TargetKinds = new Set(['this', 'cards', 'worth', 'end card']);
export const EITHER: TargetKinds = new Set([
  'this',
  'this with',
  'same',
  'cards',
  'end card',
  'choose',
  'all',
]);
export const PLACED: TargetKinds = new Set(['this', 'cards', 'end card', 'choose', 'stacked card']);
export const STACKED: TargetKinds = new Set(['this', 'cards', 'end card', 'stacked card']);

/** The words in front of whom an "any" names: "an opponent's", "none of"; "" for "one of". */
const inFront = ({ form = '' }: Extract<Target, { kind: 'any' }>): string =>
  form.split('|')[0] ?? '';

/** "one of your Digimon", "an opponent's Digimon": 1 is chosen where something is done to it. */
export const isOne = (target: Extract<Target, { kind: 'any' }>): boolean =>
  ['', 'a', 'an', 'another', 'another of'].includes(inFront(target));

/** "any of your Digimon": how many is left open. */
export const isAnyOf = (target: Target): boolean =>
  target.kind === 'any' && inFront(target) === 'any of';

/** "1 [Cub] Token", "2 [Cub] Tokens", "1 [Cub] Token and 1 [Pup] Token": what is played of them. */
export const isTokens = (target: Target): boolean =>
  target.kind === 'both'
    ? target.targets.every(isTokens)
    : target.kind === 'choose' && tokenName(target) !== null && !target.upTo;

/** How a Token is called that is played; `null` for anything else. */
export function tokenName(target: Target): string | null {
  if (target.kind !== 'choose' || !/^Tokens?$/.test(target.noun)) return null;
  const { side, other, anyNumber, filters } = target;
  const [name, ...more] = filters;
  if (name?.kind !== 'name' || name.match !== 'exact' || name.words.length !== 1) return null;
  return side === 'either' && !other && anyNumber !== true && more.length === 0
    ? (name.words[0] ?? null)
    : null;
}

export const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'kind' in value;

export function checkTarget(target: Target, problems: NotRunnable[], kinds: TargetKinds): void {
  if (target.kind === 'both' || target.kind === 'either') {
    checkSeveral(target, problems, kinds);
    return;
  }
  if (!kinds.has(target.kind)) {
    problems.push({ found: 'this target', span: target.span });
    return;
  }
  // In an area these are cards, elsewhere Digimon and Tamers of the field.
  if (target.kind === 'worth') {
    if ((target.place !== undefined) !== (kinds === CARDS))
      problems.push({ found: 'this target', span: target.span });
    const of = kinds === CARDS ? 'cards' : 'choose';
    for (const filter of target.filters) checkFilter(filter, target.span, problems, of);
    if (target.place !== undefined) return checkPlace(target.place, problems);
    if (!/^(?:Digimon|Tamers?|Digimon or Tamers?)$/.test(target.noun))
      problems.push({ found: `"${target.noun}" on the field`, span: target.span });
    return;
  }
  // Other than the one that was spoken of, and not than this Digimon.
  if (
    'other' in target &&
    target.other &&
    target.side === "your opponent's" &&
    kinds !== MEANT &&
    !(target.kind === 'all' && (kinds === UNITS || kinds === EITHER))
  )
    problems.push({ found: '"other" among the opponent\'s Digimon', span: target.span });
  if (target.kind === 'same' && UNFOLLOWED.has(target.form))
    problems.push({ found: `"${target.form}"`, span: target.span });
  // Only cards of a security stack lie face up or down (3-7-4).
  if (target.kind === 'end card' && target.of === 'deck' && target.faceDown !== undefined)
    problems.push({ found: 'one of several cards in a stack', span: target.span });
  // Nobody looks at them: they are placed, and nothing else is done to them.
  if (target.kind === 'end card' && target.n !== undefined && kinds !== PLACED)
    problems.push({ found: 'several cards of a deck', span: target.span });
  if ('anyNumber' in target && target.anyNumber === true)
    problems.push({ found: '"any number"', span: target.span });
  if (target.kind === 'this with' && !/^(?:Digimon|Tamer)?$/.test(target.noun))
    problems.push({ found: `"this ${target.noun}" with a condition`, span: target.span });
  if (target.kind === 'this with' && target.filters.some(({ kind }) => kind === 'extreme'))
    problems.push({ found: '"this Digimon" with the highest or lowest value', span: target.span });
  // Security Digimon are cards that are checked; other nouns name nothing on the field, and ""
  // stands before a name.
  if (
    (target.kind === 'choose' || target.kind === 'all' || target.kind === 'any') &&
    target.noun !== '' &&
    !isCardsInPlay(target) &&
    (target.noun === 'Security Digimon' || !/Digimon|Tamer|Option|Token/.test(target.noun))
  )
    problems.push({ found: `"${target.noun}" on the field`, span: target.span });
  // "place 1 red Digimon card as ...": a card is none of the field, and no area is said.
  if (target.kind === 'choose' && target.side === 'either' && /\bcards?$/.test(target.noun))
    problems.push({ found: `"${target.noun}" without an area`, span: target.span });
  if (target.kind === 'stacked card') {
    checkTarget(target.who, problems, UNITS);
  }
  if (target.kind === 'cards') checkPlace(target.place, problems, kinds === STACKED);
  if ('filters' in target)
    for (const filter of target.filters)
      if (
        !isFixable(filter, target.kind, kinds) &&
        !isBreeding(filter, kinds) &&
        !isOfOneLevel(filter, target) &&
        !isDiffering(filter, target)
      )
        checkFilter(filter, target.span, problems, target.kind);
}

/** "1 of your Option cards in the battle area": placed there by an effect (4-28-1). */
export const isPlacedOption = (target: Target): boolean =>
  (target.kind === 'choose' || target.kind === 'all') &&
  /^Option cards? in the battle area$/.test(target.noun);

/** "2 same-level cards": chosen one after the other, of a place where cards show what they are. */
const isOfOneLevel = (filter: Filter, target: Target): boolean =>
  filter.kind === 'the same' &&
  filter.of === 'levels' &&
  target.kind === 'cards' &&
  target.n > 1 &&
  !target.upTo &&
  target.place?.kind === 'under';

/** "[X] in this Digimon's digivolution cards": all of them, since nobody chooses. */
export const isUnderThis = (target: Target): boolean =>
  target.kind === 'cards' &&
  (target.form === 'named' || target.all === true) &&
  target.place?.kind === 'under' &&
  target.place.who.kind === 'this' &&
  target.place.what === undefined;

/** "2 cards with different names": chosen one after the other, of a place. */
const isDiffering = (filter: Filter, target: Target): boolean =>
  filter.kind === 'different' &&
  (filter.of === 'names' || filter.of === 'levels') &&
  target.kind === 'cards' &&
  target.n > 1 &&
  target.all !== true &&
  target.filters.every(({ kind }) => kind !== 'the same') &&
  target.place !== undefined;

/** What an effect is done to may be named there; conditions and triggers ask elsewhere. */
const isBreeding = ({ kind }: Filter, kinds: TargetKinds): boolean =>
  kind === 'in the breeding area' && kinds !== MEANT && kinds !== CARDS;

/** "all of your [Rex] cards in play", "any of your cards with the [Beast] trait": on the field. */
const isCardsInPlay = (target: Extract<Target, { kind: 'choose' | 'all' | 'any' }>): boolean =>
  target.noun === 'cards' &&
  ((target.kind === 'any' && target.form === 'any of' && target.filters.length > 0) ||
    (target.kind === 'all' && target.filters.some(({ kind }) => kind === 'on the field')));

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
  const ofField =
    kinds === UNITS || kinds === COUNTED || (kinds === EITHER && !targets.some(isCards));
  if (kinds === MEANT || (kind === 'either' && !ofField && !targets.every(isSingle)))
    problems.push({ found: 'two kinds of cards together', span });
  else if (ofField)
    for (const one of targets) checkTarget(one, problems, kinds === COUNTED ? COUNTED : UNITS);
  else if (!targets.some(isCards)) problems.push({ found: 'this target', span });
  else for (const one of targets) checkPart(one, problems);
}

const isCards = (target: Target): boolean =>
  target.kind === 'cards' || (target.kind === 'either' && target.targets.some(isCards));

const isSingle = (target: Target): boolean =>
  ('upTo' in target && target.n === 1 && !target.upTo) || isOneNamed(target);

/** "[Rex] or a [Beast] trait Digimon card": one of these, where cards are chosen. */
const isOneNamed = (target: Target): boolean =>
  target.kind === 'any' &&
  target.side === 'either' &&
  !target.other &&
  ['a', 'named'].includes(inFront(target));

/** Whether "1 A and 1 B" are cards that are not on the field: a place stands behind them. */
export const areCards = ({ targets }: Extract<Target, { kind: 'both' | 'either' }>): boolean =>
  targets.some(isCards);

/** Before a place that is named behind the last, "1 [X]" is a card, too. */
function checkPart(part: Target, problems: NotRunnable[]): void {
  if (part.kind === 'either') {
    if (!part.targets.every(isSingle))
      problems.push({ found: 'two kinds of cards together', span: part.span });
    for (const one of part.targets) checkPart(one, problems);
    return;
  }
  if (isOneNamed(part) && 'filters' in part) {
    if (!/^$|card/i.test('noun' in part ? part.noun : ''))
      problems.push({ found: 'a card together with something on the field', span: part.span });
    for (const filter of part.filters) checkFilter(filter, part.span, problems, 'cards');
    return;
  }
  if (part.kind !== 'choose') return checkTarget(part, problems, new Set(['cards']));
  if (part.side !== 'either' || part.other || !/^$|card/i.test(part.noun))
    problems.push({ found: 'a card together with something on the field', span: part.span });
  for (const filter of part.filters) checkFilter(filter, part.span, problems, 'cards');
}

/** `trashed`: cards are trashed from there, so that these may be link cards, too. */
export function checkPlace(
  place: Place | undefined,
  problems: NotRunnable[],
  trashed = false,
): void {
  if (place?.kind === 'area' && !canRun('area', place.areas))
    problems.push({ found: `the area "${place.areas}"`, span: place.span });
  if (place?.kind === 'under') {
    checkTarget(place.who, problems, UNITS);
    if (place.who.kind === 'both' || (place.who.kind === 'choose' && place.who.n !== 1))
      problems.push({ found: 'cards from under several Digimon', span: place.span });
    if (place.what !== undefined && !(trashed && place.what === 'link cards'))
      problems.push({ found: place.what, span: place.span });
  }
  if (place?.kind === 'places') for (const one of place.places) checkPlace(one, problems);
}

/** Where cards are counted: in an area, beneath this Digimon or Tamer, among those revealed. */
export const isCounted = (place: Place): boolean =>
  place.kind === 'places'
    ? place.places.every(isCounted)
    : place.kind !== 'under' || place.who.kind === 'this';

/** How those are named that a condition or an event is about (match.ts). */
export const MEANT: TargetKinds = new Set(['this', 'this with', 'same', 'any', 'choose', 'all']);

/**
 * "with DP less than or equal to this Digimon's DP" in what is chosen or counted out when the
 * effect is processed.
 */
const isFixable = (filter: Filter, of: Target['kind'], kinds: TargetKinds): boolean =>
  kinds === COUNTED || kinds === COLOURED ? isOfThis(filter) : isFixedThere(filter, of);

/**
 * "no Digimon with more digivolution cards than this Digimon", in what is counted
 * (game/is/than-this.ts)
 */
export const isOfThis = (filter: Filter): boolean =>
  isOfThisOne(filter) ||
  (filter.kind === 'like' &&
    filter.than?.kind === 'this' &&
    !(filter.of === 'digivolution cards' && filter.compare === 'same'));

const isFixedThere = (filter: Filter, of: Target['kind']): boolean =>
  isOfThisOne(filter) ||
  (of === 'cards' && isNotAsThere(filter)) ||
  (filter.kind === 'like' &&
    (of !== 'cards' || filter.of !== 'digivolution cards') &&
    (filter.than?.kind === 'this' ||
      isOfNumber(filter) ||
      (of !== 'all' && isOfOneOwn(filter)) ||
      (filter.than?.kind === 'same' &&
        !UNFOLLOWED.has(filter.than.form) &&
        (isCardDone(filter) || !/card|returned/.test(filter.than.form)))));

/** "the same level as the placed card", "as high or lower a level as the returned Digimon" */
const isCardDone = ({ of, than }: Like): boolean =>
  than?.kind === 'same' &&
  (cardsDoneIn(than.form).length > 0 || than.form === 'the returned Digimon') &&
  (of === 'level' || of === 'play cost' || (of === 'DP' && than.form !== 'the returned Digimon'));

/** "with the same name as this Digimon" */
const isOfThisOne = (filter: Filter): boolean =>
  filter.kind === 'alike' && filter.than.kind === 'this' && filter.of !== 'card number';

/**
 * "without the same name as the cards in your battle area or trash", "as any of your Tamers": as
 * those that are on the field
 */
function isNotAsThere(filter: Filter): boolean {
  if (filter.kind !== 'not' || filter.filters.length !== 1) return false;
  const [one] = filter.filters;
  if (one?.kind === 'alike')
    return (
      one.of === 'name' &&
      one.than.kind === 'any' &&
      ['any of', 'bare'].includes(inFront(one.than)) &&
      one.than.side === 'your' &&
      !one.than.other &&
      /^(?:Digimon|Tamers?|Digimon (?:or|and) Tamers?)$/.test(one.than.noun) &&
      one.than.filters.length === 0
    );
  return one?.kind === 'the same' && one.of === 'names' && one.form === 'as there';
}

type Like = Extract<Filter, { kind: 'like' }>;

/** "than the number of cards in your hand" (game/is/count.ts) */
const isOfNumber = ({ count, compare }: Like): boolean =>
  count !== undefined &&
  compare === undefined &&
  count.of === undefined &&
  NUMBERS.has(count.what) &&
  !/\bits?\b/.test(count.form ?? '');

const NUMBERS: ReadonlySet<string> = new Set(['hand', 'trash', 'security', 'digivolution cards']);

/** "as 1 of your Digimon": whichever allows the most, which is the one that has the most. */
const isOfOneOwn = ({ than, compare }: Like): boolean =>
  than?.kind === 'choose' &&
  than.n === 1 &&
  !than.upTo &&
  compare === undefined &&
  than.side === 'your' &&
  than.noun === 'Digimon' &&
  than.filters.every(({ kind }) => kind !== 'or' && kind !== 'not' && canRun('filter', kind));

/** What is on the field, where only cards can be. */
export const BESIDES_CARDS = /^(?:Digimon|Tamers?|Digimon or Tamers?)$/;

/** Icons of effects that a Digimon has on the field. */
const TIMED = new Set(['On Play', 'When Digivolving', 'When Attacking', 'On Deletion']);

export function checkFilter(
  filter: Filter,
  span: Span,
  problems: NotRunnable[],
  of: Target['kind'] = 'all',
): void {
  if (!canRun(of === 'cards' ? 'filter of cards' : 'filter', filter.kind))
    problems.push({ found: `the condition "${filter.kind}"`, span });
  if (filter.kind === 'has effect' && !TIMED.has(filter.effect))
    problems.push({ found: `"has a [${filter.effect}] effect"`, span });
  if (filter.kind === 'or' || filter.kind === 'not')
    for (const one of filter.filters) {
      checkFilter(one, span, problems, of);
      // Found among those that pass the rest (game/is/filter.ts), so only as a filter of its own.
      if (one.kind === 'extreme')
        problems.push({ found: 'the highest or lowest after "without" or "or"', span });
    }
  if (filter.kind === 'under' && BESIDES_CARDS.test(filter.noun))
    problems.push({ found: `"${filter.noun}" under a card`, span });
  if (filter.kind === 'under')
    for (const one of filter.filters) checkFilter(one, span, problems, 'cards');
}

/** Whom a condition is about: nothing is compared there. */
export function checkSubject(test: Test, problems: NotRunnable[]): void {
  if (test.kind !== 'state' && test.kind !== 'has') return;
  const { who } = test;
  checkTarget(who, problems, MEANT);
  if ('filters' in who && who.filters.some(({ kind }) => kind === 'like' || kind === 'alike'))
    problems.push({ found: 'a comparison with another Digimon', span: who.span });
}
