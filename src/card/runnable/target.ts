/** Whom or what a text names, where the engine runs it: on the field, or in a place. */
import type { Target, Place, Test } from '../../effect/tree/tree.ts';
import type { NotRunnable } from './not-runnable.ts';
import type { TargetKinds } from './target-kinds.ts';
import { CARDS, MEANT, UNITS, EITHER, PLACED, STACKED, COUNTED } from './target-kinds.ts';
import { isCardsInPlay, isCards, isSingle, isOneNamed } from './named.ts';
import { canRun } from './table.ts';
import {
  checkFilter,
  UNFOLLOWED,
  isFixable,
  isBreeding,
  isOfOneLevel,
  isDiffering,
} from './filter.ts';

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
        !((kinds === UNITS || kinds === EITHER) && isButBest(target)) &&
        !isFixable(filter, target.kind, kinds) &&
        !isBreeding(filter, kinds) &&
        !isOfOneLevel(filter, target) &&
        !isDiffering(filter, target)
      )
        checkFilter(filter, target.span, problems, target.kind);
}

/** "other than their highest play cost Digimon": of those of the opponent on the field. */
const isButBest = (target: Target): boolean =>
  (target.kind === 'any' || target.kind === 'all') &&
  /^(?:none but|but best)/.test(target.form ?? '');

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
  (who.kind === 'all' || (who.kind === 'any' && /^bare(?:\||$)/.test(who.form ?? ''))) &&
  !who.other;

/** Whom a condition is about: nothing is compared there. */
export function checkSubject(test: Test, problems: NotRunnable[]): void {
  if (test.kind !== 'state' && test.kind !== 'has') return;
  const { who } = test;
  checkTarget(who, problems, MEANT);
  if ('filters' in who && who.filters.some(({ kind }) => kind === 'like' || kind === 'alike'))
    problems.push({ found: 'a comparison with another Digimon', span: who.span });
}
