/** Whom or what a text names, where the engine runs it: on the field, or in a place. */
import type { Filter, Place, Target, Test } from '../../effect/tree/tree.ts';
import type { NotRunnable, Reject } from '../can-run/not-runnable.ts';
import type { TargetKinds } from './target-kinds.ts';
import {
  CARDS,
  MEANT,
  UNITS,
  EITHER,
  PLACED,
  PLACED_IN,
  STACKED,
  COUNTED,
} from './target-kinds.ts';
import { isCardsInPlay, isCards, isSingle, isOneNamed } from './named.ts';
import { canRun } from '../can-run/can-run.ts';
import {
  checkFilter,
  BESIDES_CARDS,
  isFixable,
  isBreeding,
  isOfOneLevel,
  isHowItLies,
  isDiffering,
  isOfEachWhat,
} from './filter.ts';
import { saidBy } from '../../effect/tree/closed/same.ts';
import { areCards, arePlacedOptions, kindsOf, type Noun } from '../../effect/tree/closed/noun.ts';

/** Everything by which the engine would mean somebody else, or nobody; `kinds`: how it may name. */
export function checkTarget(target: Target, problems: NotRunnable[], kinds: TargetKinds): void {
  const reject: Reject = (found) => {
    problems.push({ found, span: target.span });
  };
  if (target.kind === 'both' || target.kind === 'either')
    return checkSeveral(target, problems, kinds);
  if (!kinds.has(target.kind)) return reject('this target');
  if (target.kind === 'worth') return checkWorth(target, problems, kinds);
  // Other than the one that was spoken of, and not than this Digimon.
  if (
    'other' in target &&
    target.other &&
    target.side === "your opponent's" &&
    kinds !== MEANT &&
    !(isOfThose(target) && (kinds === UNITS || kinds === EITHER || kinds === PLACED))
  )
    reject('"other" among the opponent\'s Digimon');
  if (target.kind === 'same' && saidBy(target.said).unfollowed === true) reject(`"${target.said}"`);
  checkEndCard(target, kinds, reject);
  if ('anyNumber' in target && target.anyNumber === true) reject('"any number"');
  if (isOfEachWhat(target)) reject('"1 of each" of what');
  checkNoun(target, reject);
  if (target.kind === 'stacked card') checkTarget(target.who, problems, UNITS);
  if (target.kind === 'cards') checkPlace(target.place, problems);
  checkFilters(target, problems, kinds);
}

/** "1 of their other Digimon", "another of your opponent's Digimon" (card/refers/others.ts) */
const isOfThose = (target: Target): boolean =>
  target.kind === 'all' ||
  target.kind === 'choose' ||
  (target.kind === 'any' && target.said === 'another of');

/** "up to 7 play cost's total worth": in an area of cards, elsewhere of those on the field. */
function checkWorth(
  { place, filters, noun, span }: Extract<Target, { kind: 'worth' }>,
  problems: NotRunnable[],
  kinds: TargetKinds,
): void {
  const asCards = kinds === CARDS || PLACES.has(kinds) || kinds === STACKED;
  if (kinds !== EITHER && (place !== undefined) !== asCards)
    problems.push({ found: 'this target', span });
  const of = place === undefined ? 'choose' : 'cards';
  for (const filter of filters) checkFilter(filter, span, problems, of);
  if (place !== undefined) return checkPlace(place, problems);
  if (!BESIDES_CARDS.has(noun)) problems.push({ found: `"${noun}" on the field`, span });
}

const PLACES: ReadonlySet<TargetKinds> = new Set([PLACED, PLACED_IN]);

/** A card at an end of a deck or of a security stack. */
function checkEndCard(target: Target, kinds: TargetKinds, reject: Reject): void {
  if (target.kind !== 'end card') return;
  // Only cards of a security stack lie face up or down (3-7-4).
  if (target.of === 'deck' && target.faceDown !== undefined)
    reject('one of several cards in a stack');
  // Nobody looks at them: they are placed, and nothing else is done to them.
  if (target.n !== undefined && !PLACES.has(kinds)) reject('several cards of a deck');
}

/** Checked, or used. */
const ELSEWHERE: ReadonlySet<Noun> = new Set(['Security Digimon', 'option card']);

/** What it is called. */
function checkNoun(target: Target, reject: Reject): void {
  if (target.kind === 'this with') {
    if (!['', 'Digimon', 'Tamer'].includes(target.noun))
      reject(`"this ${target.noun}" with a condition`);
    if (target.filters.some(({ kind }) => kind === 'extreme'))
      reject('"this Digimon" with the highest or lowest value');
  }
  // Security Digimon are cards that are checked; other nouns name nothing on the field, and ""
  // stands before a name.
  if (
    (target.kind === 'choose' || target.kind === 'all' || target.kind === 'any') &&
    target.noun !== '' &&
    !isCardsInPlay(target) &&
    (ELSEWHERE.has(target.noun) || kindsOf(target.noun).every((kind) => kind === 'Digi-Egg'))
  )
    reject(`"${target.noun}" on the field`);
  // "place 1 red Digimon card as ...": a card is none of the field, and no area is said.
  if (target.kind === 'choose' && target.side === 'either' && areCards(target.noun))
    reject(`"${target.noun}" without an area`);
}

function checkFilters(target: Target, problems: NotRunnable[], kinds: TargetKinds): void {
  if (!('filters' in target)) return;
  if ((kinds === UNITS || kinds === EITHER) && isButBest(target)) return;
  for (const filter of target.filters)
    if (
      !isFixable(filter, target.kind, kinds) &&
      !isBreeding(filter, kinds) &&
      !isOfOneLevel(filter, target) &&
      !isHowItLies(filter, target) &&
      !isDiffering(filter, target)
    )
      checkFilter(filter, target.span, problems, target.kind);
}

/** "other than their highest play cost Digimon": of those of the opponent on the field. */
const isButBest = (target: Target): boolean =>
  (target.kind === 'any' && target.said === 'none but') ||
  (target.kind === 'all' && target.but === 'best');

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

const isCardOrNamed = (noun: Noun): boolean =>
  noun === '' || areCards(noun) || arePlacedOptions(noun);

/** "with different names", "of the same level": what all that are chosen together are. */
const isOfSeveral = ({ kind }: Filter): boolean => kind === 'different' || kind === 'the same';

/** Before a place that is named behind the last, "1 [X]" is a card, too. */
function checkPart(part: Target, problems: NotRunnable[]): void {
  if (part.kind === 'either') {
    if (!part.targets.every(isSingle))
      problems.push({ found: 'two kinds of cards together', span: part.span });
    for (const one of part.targets) checkPart(one, problems);
    return;
  }
  if (isOneNamed(part) && 'filters' in part) {
    if ('noun' in part && !isCardOrNamed(part.noun))
      problems.push({ found: 'a card together with something on the field', span: part.span });
    for (const filter of part.filters) checkFilter(filter, part.span, problems, 'cards');
    return;
  }
  // Each part is chosen by itself, and so many of it.
  if (part.kind === 'cards' && (part.all === true || part.filters.some(isOfSeveral)))
    problems.push({ found: 'two kinds of cards together', span: part.span });
  if (part.kind !== 'choose') return checkTarget(part, problems, new Set(['cards']));
  if (part.side !== 'either' || part.other || !isCardOrNamed(part.noun))
    problems.push({ found: 'a card together with something on the field', span: part.span });
  for (const filter of part.filters) checkFilter(filter, part.span, problems, 'cards');
}

export function checkPlace(place: Place | undefined, problems: NotRunnable[]): void {
  if (place?.kind === 'area' && !canRun('area', place.areas))
    problems.push({ found: `the area "${place.areas}"`, span: place.span });
  if (place?.kind === 'under') {
    checkTarget(place.who, problems, UNITS);
    if (place.who.kind === 'both' || (place.who.kind === 'choose' && place.who.n !== 1))
      problems.push({ found: 'cards from under several Digimon', span: place.span });
  }
  if (place?.kind === 'places') for (const one of place.places) checkPlace(one, problems);
}

/**
 * Where cards are counted: in an area, beneath this Digimon or Tamer or all that are of a kind,
 * among those revealed.
 */
export const isCounted = (place: Place): boolean =>
  place.kind === 'places'
    ? place.places.every(isCounted)
    : place.kind !== 'under' ||
      (place.what === undefined && (place.who.kind === 'this' || areAll(place.who)));

/** "your Digimon's digivolution cards": of all of them together. */
const areAll = (who: Target): boolean =>
  (who.kind === 'all' || (who.kind === 'any' && who.said === 'bare')) && !who.other;

/** Whom a condition is about: nothing is compared there. */
export function checkSubject(test: Test, problems: NotRunnable[]): void {
  if (test.kind !== 'state' && test.kind !== 'has') return;
  const { who } = test;
  checkTarget(who, problems, MEANT);
  if ('filters' in who && who.filters.some(({ kind }) => kind === 'like' || kind === 'alike'))
    problems.push({ found: 'a comparison with another Digimon', span: who.span });
}
