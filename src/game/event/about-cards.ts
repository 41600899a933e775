/** Whether a trigger condition speaks of these cards: trashed, added, or placed under something. */
import type { Run } from '../run/run.ts';
import type { EventPhrase, Target } from '../../effect/tree/tree.ts';
import type { Self } from './is-meant.ts';
import type { GameEvent } from '../state/state.ts';
import type { CardId } from '../state/state.ts';
import { causedBy } from './cause.ts';
import {
  isCardFromUnder,
  isOfPlacedOption,
  isOwnOfField,
  hostOf,
  underOf,
  pileOf,
} from '../../card/listens/pile-event.ts';
import { isOnField, some, isMeant } from './is-meant.ts';
import { fitsCard } from '../is/condition/card-filter.ts';
import { areAnyCards } from '../../effect/tree/closed/noun.ts';
import { isFaceUp } from '../is/view/face-up.ts';

/**
 * "this card is trashed from a Digimon's digivolution cards by an effect" (4-16-2), "one of your
 * effects trashes a card in your hand", "cards are trashed from under this Tamer"
 */
export function isTrashed(
  run: Run,
  phrase: Extract<EventPhrase, { kind: 'trashed' }>,
  self: Self,
  event: GameEvent,
): boolean {
  const { cause } = event;
  if (!causedBy(run, cause, phrase.cause, self.owner)) return false;
  if (phrase.yours === true && (cause?.kind !== 'effect' || cause.player !== self.owner))
    return false;
  if (phrase.by !== undefined && (cause?.kind !== 'effect' || cause.keyword !== 'digi-burst'))
    return false;
  if (isOwnOfField(phrase))
    return isOnField(self) && event.units.includes(self) && event.to === 'trash';
  if (isOfPlacedOption(phrase))
    return event.to === 'trash' && some(run, event.units, phrase.who, self);
  if (isCardFromUnder(phrase)) return isCardOfHost(run, phrase, self, event);
  if (phrase.who.kind !== 'this') {
    const host = hostOf(phrase);
    return host === undefined
      ? isOfPile(run, phrase, self, event)
      : some(run, event.units, host, self);
  }
  if (isOnField(self)) return false;
  const at = event.cards?.indexOf(self.card) ?? -1;
  if (at < 0) return false;
  const host = hostOf(phrase);
  return host === undefined || some(run, event.hosts?.slice(at, at + 1) ?? [], host, self);
}

/** "[Beast] trait cards are trashed from your Digimon's digivolution cards": one that is so. */
function isCardOfHost(
  run: Run,
  { who, of }: Extract<EventPhrase, { kind: 'trashed' }>,
  self: Self,
  { cards = [], hosts = [], units }: GameEvent,
): boolean {
  if (!('filters' in who) || !('noun' in who) || of?.kind !== 'belonging') return false;
  // Whichever cards these are: those that lay face down are some, too.
  if (who.filters.length === 0 && areAnyCards(who.noun)) return some(run, units, of.who, self);
  return cards.some(
    (card, i) => fitsCard(run, card, who) && some(run, hosts.slice(i, i + 1), of.who, self),
  );
}

/** Whether cards have come under something that a trigger condition names. */
export function isUnder(
  run: Run,
  phrase: Extract<EventPhrase, { kind: 'placed' | 'cards added' }>,
  self: Self,
  { units }: GameEvent,
): boolean {
  const under = underOf(phrase);
  return under !== undefined && some(run, units, under, self);
}

/** Whether one of the cards of an event is such as a text says. */
export const isAmong = (run: Run, who: Target, { cards = [] }: GameEvent): boolean =>
  'filters' in who && 'noun' in who && cards.some((card) => fitsCard(run, card, who));

/** "an effect adds cards to your hand", "your deck is trashed from": whose cards these are. */
export function isOfPile(run: Run, phrase: EventPhrase, self: Self, event: GameEvent): boolean {
  const pile = pileOf(phrase);
  if (pile === null || (event.turnedUp === true && pile.faceUp !== true)) return false;
  const { cards = [], origins } = event;
  const { whose, cards: which, from, faceUp } = pile;
  const comesFrom = (card: CardId): boolean => {
    const origin = origins?.get(card);
    if (from === undefined || from === 'trash') return from === undefined || origin === from;
    return typeof origin === 'object' && isMeant(run, origin, from, self);
  };
  return cards.some(
    (card) =>
      comesFrom(card) &&
      (faceUp !== true || isFaceUp(run, card)) &&
      (whose === 'either' || (run.setup.owners[card] === self.owner) === (whose === 'your')) &&
      (which === undefined || fitsCard(run, card, which)),
  );
}
