import type { EventPhrase, Side, Target } from '../../effect/tree/tree.ts';
import { causedBy } from './cause.ts';
import { fitsCard } from '../is/condition/card-filter.ts';
import { passes } from '../is/condition/filter.ts';
import { fitsNoun, isInItsTurn, isSuch, isTurnOf, onSide } from '../is/condition/filter.ts';
import { inForce, type Run } from '../run/run.ts';
import type { EventKind, Ability, Listener } from '../../card/ability/ability.ts';
import { isFaceUp } from '../is/view/face-up.ts';
import { isThisCard } from '../../card/ability/listens.ts';
import {
  asksOfPlaced,
  hostOf,
  isOwnOfField,
  isYours,
  pileOf,
  underOf,
} from '../../card/ability/pile-event.ts';
import { opponentOf, type Player } from '../../base/player.ts';
import type { CardId, GameEvent, Unit } from '../state/state.ts';
import { viewOf } from '../is/view/view.ts';
import { wouldPlay } from './would-play.ts';

/** Where an effect is: on something on the field, or on a card that is elsewhere. */
export type Self = Unit | Elsewhere;
interface Elsewhere {
  readonly owner: Player;
  readonly card: CardId;
}

/** Whether an event meets a trigger condition of an effect (15-5-1). */
export function matches(run: Run, ability: Ability, self: Self, event: GameEvent): boolean {
  if (!isInItsTurn(run, ability, self.owner)) return false;
  let timing = true;
  let written = true;
  let timings = 0;
  let phrases = 0;
  for (const listener of ability.events) {
    const met = hears(listener.on, event.kind) && meets(run, listener, self, event);
    if (listener.phrase === undefined) {
      timing = timings === 0 ? met : timing || met;
      timings++;
    } else {
      written = phrases === 0 ? met : written || met;
      phrases++;
    }
  }
  // A "when" behind a timing icon is an additional trigger condition: both must be met.
  return timings + phrases > 0 && timing && written;
}

/** A deletion is also a leaving of the battle area. */
export const hears = (on: EventKind, happens: EventKind): boolean =>
  on === happens ||
  (on === 'would leave' && happens === 'would be deleted') ||
  (on === 'left' && happens === 'deleted');

export function meets(run: Run, listener: Listener, self: Self, event: GameEvent): boolean {
  const phrase = listener.phrase;
  if (phrase === undefined) {
    // Icons speak of the Digimon itself, turn icons of the turn.
    if (listener.turn !== undefined && !isTurnOf(run, listener.turn, self.owner)) return false;
    return event.units.length === 0 || event.units.some((unit) => unit === self);
  }
  switch (phrase.kind) {
    case 'attacks':
      return some(run, event.units, phrase.who, self) && attackTarget(run, phrase, self);
    case 'attacks with':
      return some(run, ownIn(event, self), phrase.who, self);
    case 'hatches':
      return event.player === self.owner;
    case 'unsuspended in main':
      return some(run, event.units, phrase.who, self) && isInPhase(run, phrase, self);
    case 'played from':
      return some(run, event.fromUnder ?? [], phrase.who, self);
    case 'linked to':
      return (
        event.card !== undefined &&
        'noun' in phrase.to &&
        'filters' in phrase.to &&
        fitsCard(run, event.card, phrase.to) &&
        some(run, event.units, phrase.who, self)
      );
    case 'deleted':
      return (
        some(run, event.units, phrase.who, self) &&
        causedBy(run, event.cause, phrase.cause, self.owner) &&
        (phrase.form === undefined || !phrase.form.startsWith('only') || alone(event, self))
      );
    case 'returned':
      return (
        (phrase.to === 'hand or deck'
          ? event.to === 'hand' || event.to === 'deck'
          : event.to === phrase.to) &&
        some(run, event.units, phrase.who, self) &&
        causedBy(run, event.cause, phrase.cause, self.owner)
      );
    case 'leaves':
    case 'suspends':
    case 'unsuspends':
      if ('by' in phrase && phrase.by !== undefined && !isByKeyword(event, phrase.by)) return false;
      return (
        some(run, event.units, phrase.who, self) &&
        causedBy(run, event.cause, phrase.cause, self.owner)
      );
    case 'deletes':
      return deletes(run, phrase, self, event);
    case 'played':
      if (phrase.would)
        return isCard(phrase.who)
          ? isOfCard(self, event) && isWhereSaid(run, phrase, event)
          : wouldPlay(run, phrase, self, event);
      return (
        some(run, playedIn(phrase, self, event), phrase.who, self) &&
        causedBy(run, event.cause, phrase.cause, self.owner)
      );
    case 'digivolves':
      // "When this Digimon would digivolve into this card": whichever Digimon that is (16-10-1).
      if (phrase.into !== undefined && isThisCard(phrase.into))
        return (
          isOfCard(self, event) &&
          (isCard(phrase.into) || isInHand(run, event)) &&
          (phrase.who.kind === 'this' || some(run, event.units, phrase.who, self))
        );
      return (
        (phrase.into === undefined || isInto(run, phrase.into, self, event)) &&
        some(run, event.units, asItWas(phrase.who, event), self) &&
        causedBy(run, event.cause, phrase.cause, self.owner)
      );
    case 'moves':
      return some(run, movedIn(phrase, self, event), phrase.who, self);
    case 'linked':
    case 'target switched':
      return phrase.who === undefined || some(run, event.units, phrase.who, self);
    case 'used':
      if (isCard(phrase.who)) return isOfCard(self, event);
      return (
        (event.player === self.owner) === (phrase.by !== "your opponent's") &&
        event.card !== undefined &&
        'filters' in phrase.who &&
        'noun' in phrase.who &&
        fitsCard(run, event.card, phrase.who)
      );
    case 'trashed':
      return isTrashed(run, phrase, self, event);
    case 'pile':
    case 'added':
      return (
        isOfPile(run, phrase, self, event) && causedBy(run, event.cause, phrase.cause, self.owner)
      );
    case 'placed':
    case 'cards added':
      return (
        isUnder(run, phrase, self, event) &&
        (phrase.who === undefined || !asksOfPlaced(phrase) || isAmong(run, phrase.who, event)) &&
        causedBy(run, event.cause, phrase.cause, self.owner)
      );
    case 'blocked':
    case 'blocks':
    case 'checks':
    case 'wins':
      return some(run, event.units, phrase.who, self);
    case 'security removed by':
    case 'security removed':
      if (phrase.kind === 'security removed by')
        if (!causedBy(run, event.cause, phrase.cause, self.owner)) return false;
      return phrase.whose === 'either'
        ? event.again !== true
        : event.player === (phrase.whose === 'your' ? self.owner : opponentOf(self.owner));
    default:
      return false;
  }
}

const some = (run: Run, units: readonly Unit[], who: Target, self: Self): boolean =>
  units.some((unit) => isMeant(run, unit, who, self));

/** Whether a phrase such as "one of your other Digimon" means this one. */
export function isMeant(run: Run, unit: Unit, who: Target, self: Self): boolean {
  switch (who.kind) {
    case 'this':
    case 'same':
      return unit === self;
    case 'this with':
      return unit === self && isSuch(run, unit, who, (one) => viewOf(run, one));
    case 'any':
    case 'choose':
    case 'all':
      return (
        (unit.area === 'battle' || !inForce(run, '3-4-7-6')) &&
        onSide(unit, who.side, self.owner) &&
        fitsNoun(run, unit, who.noun, (u) => viewOf(run, u)) &&
        !(who.other && unit === self) &&
        who.filters.every((filter) => passes(run, unit, filter, (u) => viewOf(run, u)))
      );
    case 'either':
      return who.targets.some((one) => isMeant(run, unit, one, self));
    default:
      return false;
  }
}

/** "one of your Tamers digivolves": it is a Digimon now, and was none. */
export const asItWas = (who: Target, { fromTamer }: GameEvent): Target =>
  fromTamer !== true || !('noun' in who) || who.kind === 'this' || who.kind === 'this with'
    ? who
    : { ...who, noun: who.noun.includes('Tamer') || who.noun === '' ? '' : 'Tamer' };

const isCard = (who: Target): boolean => who.kind === 'this' && who.noun === 'card';

/** "would digivolve into this card", "this card would be played": the card of the event. */
const isOfCard = (self: Self, { card }: GameEvent): boolean =>
  card === (isOnField(self) ? self.cards[0] : self.card);

/** "into a green Digimon": of the card that is or would be put on top, or what it has become. */
function isInto(run: Run, into: Target, self: Self, { kind, card, units }: GameEvent): boolean {
  if (card === undefined || !('filters' in into) || !('noun' in into)) return false;
  if (into.kind === 'cards' && !isInHand(run, { card })) return false;
  return kind === 'digivolved' && !into.noun.includes('card')
    ? some(run, units, into, self)
    : fitsCard(run, card, into);
}

/** A card that is put on top is in its hand until it is paid for (8-1-3-1). */
const isInHand = (run: Run, { card }: Pick<GameEvent, 'card'>): boolean =>
  card !== undefined && run.state.hand[run.setup.owners[card] ?? 0].includes(card);

/** "you would play this card from your hand" */
const isWhereSaid = (run: Run, { form }: { readonly form?: string }, event: GameEvent): boolean =>
  form?.includes('hand') !== true || isInHand(run, event);

/** Which keyword effect did it; a block suspends by its own rule (12-1-7-1). */
function isByKeyword({ cause }: GameEvent, by: 'Alliance' | 'Digisorption' | 'Blocker'): boolean {
  if (by === 'Blocker') return cause?.kind === 'rule' && cause.rule === '12-1-7-1';
  return cause?.kind === 'effect' && cause.keyword === by.toLowerCase();
}

const isOnField = (self: Self): self is Unit => 'cards' in self;

/** Those that the player whom a trigger condition names has played, from where it says. */
export const playedIn = (
  { by = 'either', form }: Extract<EventPhrase, { kind: 'played' | 'digivolves' }>,
  self: Self,
  { units, fromHand = [] }: GameEvent,
): readonly Unit[] =>
  (form?.includes('hand') === true ? fromHand : units).filter((unit) =>
    onSide(unit, by, self.owner),
  );

/** Those that the player whom a trigger condition names has moved (4-17). */
export const movedIn = (
  { by = 'either' }: { readonly by?: Side },
  self: Self,
  { units }: GameEvent,
): readonly Unit[] => units.filter((unit) => onSide(unit, by, self.owner));

/**
 * "this card is trashed from a Digimon's digivolution cards by an effect" (4-16-2), "one of your
 * effects trashes a card in your hand", "cards are trashed from under this Tamer"
 */
function isTrashed(
  run: Run,
  phrase: Extract<EventPhrase, { kind: 'trashed' }>,
  self: Self,
  event: GameEvent,
): boolean {
  const { cause } = event;
  if (!causedBy(run, cause, phrase.cause, self.owner)) return false;
  if (isYours(phrase) && (cause?.kind !== 'effect' || cause.player !== self.owner)) return false;
  if (phrase.by !== undefined && (cause?.kind !== 'effect' || cause.keyword !== 'digi-burst'))
    return false;
  if (isOwnOfField(phrase))
    return isOnField(self) && event.units.includes(self) && event.to === 'trash';
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

/** Whether cards have come under something that a trigger condition names. */
function isUnder(
  run: Run,
  phrase: Extract<EventPhrase, { kind: 'placed' | 'cards added' }>,
  self: Self,
  { units }: GameEvent,
): boolean {
  const under = underOf(phrase);
  return under !== undefined && some(run, units, under, self);
}

/** "you attack with a blue Digimon": those of that player. */
export const ownIn = ({ units }: GameEvent, { owner }: Self): readonly Unit[] =>
  units.filter((unit) => unit.owner === owner);

/**
 * "during your unsuspend phase", which begins with the turn (6-1-2, 6-2-1-1); "during your main
 * phase", to which what happens at the end of it belongs (6-6-2).
 */
function isInPhase({ state }: Run, { form }: { readonly form?: string }, { owner }: Self): boolean {
  if (state.turn !== owner) return false;
  return state.phase === (form === 'phase' ? 'unsuspend' : 'main');
}

/** Whether one of the cards of an event is such as a text says. */
const isAmong = (run: Run, who: Target, { cards = [] }: GameEvent): boolean =>
  'filters' in who && 'noun' in who && cards.some((card) => fitsCard(run, card, who));

/** "an effect adds cards to your hand", "your deck is trashed from": whose cards these are. */
function isOfPile(run: Run, phrase: EventPhrase, self: Self, event: GameEvent): boolean {
  const pile = pileOf(phrase);
  if (pile === null) return false;
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

/** 11-2-7-6: the target chosen at the declaration decides. */
function attackTarget(
  run: Run,
  phrase: Extract<EventPhrase, { kind: 'attacks' }>,
  self: Self,
): boolean {
  if (phrase.target === undefined) return true;
  const target = run.state.attack?.declaredTarget ?? null;
  if (phrase.target === 'player') return target === null;
  return target !== null && isMeant(run, target, phrase.target, self);
}

/** 16-13-2: just this Digimon was deleted, and it battled a Digimon that is still there. */
function alone(event: GameEvent, self: Self): boolean {
  if (event.cause?.kind !== 'battle') return false;
  const other = event.cause.units.find((unit) => unit !== self);
  return other !== undefined && !event.units.includes(other);
}

/**
 * "one of your Digimon deletes an opponent's Digimon in battle (and survives)": whoever has the
 * effect.
 */
function deletes(
  run: Run,
  phrase: Extract<EventPhrase, { kind: 'deletes' }>,
  self: Self,
  { units, cause }: GameEvent,
): boolean {
  const deleted = units.filter((unit) => isMeant(run, unit, phrase.whom, self));
  if (cause?.kind === 'effect')
    return (
      !phrase.inBattle &&
      deleted.length > 0 &&
      cause.unit !== null &&
      isMeant(run, cause.unit, phrase.who, self)
    );
  if (cause?.kind !== 'battle') return false;
  const survives = phrase.form?.includes('survives') === true;
  return cause.units.some(
    (unit) =>
      deleted.some((other) => other !== unit) &&
      isMeant(run, unit, phrase.who, self) &&
      !(survives && units.includes(unit)) &&
      !(phrase.attacking && run.state.attack?.attacker !== unit),
  );
}
