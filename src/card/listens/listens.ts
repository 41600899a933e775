/** Which events a written trigger condition waits for. */
import type { EventPhrase, Place, Target } from '../../effect/tree/tree.ts';
import type { EventKind } from './listener.ts';
import {
  isFromLinks,
  isFromUnder,
  isOfPlacedOption,
  isOwnOfField,
  isOwnOfHand,
  isOwnOfSecurity,
  isPlacedUnder,
  optionThere,
  pileOf,
} from './pile-event.ts';

/** The kinds of events that a written trigger condition waits for, if the engine knows it. */
export function eventsOf(phrase: EventPhrase): readonly EventKind[] {
  const on = eventOf(phrase);
  if (on === null) return [];
  const isBoth = phrase.kind === 'digivolves' && phrase.orPlayed === true;
  return isBoth ? [on, 'played'] : [on];
}

function eventOf(phrase: EventPhrase): EventKind | null {
  switch (phrase.kind) {
    case 'attacks':
    case 'attacks with':
      return 'attack';
    case 'hatches':
      return 'hatched';
    case 'unsuspended in main':
      return phrase.would ? null : 'unsuspended';
    case 'linked to':
      return phrase.would ? null : 'linked';
    case 'played from':
      return phrase.would ? null : 'played';
    case 'cards added':
      return 'placed under';
    case 'security removed by':
      return 'security removed';
    case 'deleted':
      return phrase.would ? 'would be deleted' : 'deleted';
    case 'leaves':
    case 'returned':
      return phrase.would ? 'would leave' : 'left';
    case 'deletes':
      return 'deleted';
    case 'suspends':
      return 'suspended';
    case 'unsuspends':
      return 'unsuspended';
    case 'blocked':
    case 'blocks':
      return phrase.kind;
    case 'wins':
      return phrase.would ? null : 'won';
    case 'checks':
      // A check is one whatever card it is; nothing else is looked at.
      return phrase.faceUp === true ? null : 'checked';
    case 'security removed':
      return 'security removed';
    case 'played':
      return phrase.would ? 'would be played' : 'played';
    case 'digivolves':
      return phrase.would ? 'would digivolve' : 'digivolved';
    case 'target switched':
      return 'target switched';
    case 'linked':
      return 'linked';
    case 'moves':
      return 'moved';
    case 'used':
      return phrase.would ? 'would be used' : 'used';
    case 'trashed':
      return isFromLinks(phrase) ? 'links trashed' : trashingOf(phrase);
    case 'placed':
      if (phrase.to === 'security stack') return pileOf(phrase)?.on ?? null;
      if (pileOf(phrase) !== null) return 'added to security';
      if (optionThere(phrase) !== null) return 'placed there';
      return isPlacedUnder(phrase) ? 'placed under' : null;
    case 'pile':
    case 'added':
      return pileOf(phrase)?.on ?? null;
    default:
      return null;
  }
}

/** Cards that are trashed: the card itself (4-16-2), from under others, from a hand or deck. */
function trashingOf(phrase: Extract<EventPhrase, { kind: 'trashed' }>): EventKind | null {
  if (phrase.would) return null;
  if (isFromUnder(phrase)) return 'trashed under';
  if (isOwnOfHand(phrase)) return 'trashed from hand';
  if (isOwnOfSecurity(phrase)) return 'trashed from security';
  if (isOwnOfField(phrase) || isOfPlacedOption(phrase)) return 'left';
  if (phrase.who.kind === 'this') return phrase.from === 'deck' ? 'trashed from deck' : null;
  return pileOf(phrase)?.on ?? null;
}

/** "this card" */
export const isCard = (who: Target): boolean => who.kind === 'this' && who.noun === 'card';

/** "this card", "this card in your hand" */
export const isThisCard = (into: Target): boolean =>
  isCard(into) || (into.kind === 'this placed' && isYourHand(into.place));

const isYourHand = (place: Place | undefined): boolean =>
  place?.kind === 'area' && place.areas === 'hand' && place.side === 'your';
