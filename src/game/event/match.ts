/** Whether an event is the one that a trigger condition speaks of (15-5-1). */
import type { Run } from '../run/run.ts';
import type { Ability, EventKind, Listener } from '../../card/ability/ability.ts';
import type { Self } from './is-meant.ts';
import type { GameEvent } from '../state/state.ts';
import { isInItsTurn, isTurnOf } from '../is/condition/filter.ts';
import { some, asItWas, isOnField, isMeant } from './is-meant.ts';
import { fitsCard } from '../is/condition/card-filter.ts';
import { causedBy } from './cause.ts';
import { wouldPlay } from './would-play.ts';
import { isThisCard } from '../../card/ability/listens.ts';
import { isTrashed, isOfPile, isUnder, isAmong } from './about-cards.ts';
import { asksOfPlaced } from '../../card/ability/pile-event.ts';
import { asPlayed } from '../../card/ability/played-from.ts';
import { opponentOf } from '../../base/player.ts';
import type { Target, EventPhrase } from '../../effect/tree/tree.ts';
import { ownIn, playedIn, movedIn } from './by-whom.ts';

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
        some(run, playedIn(phrase, self, event), asPlayed(phrase.who), self) &&
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

/**
 * "during your unsuspend phase", which begins with the turn (6-1-2, 6-2-1-1); "during your main
 * phase", to which what happens at the end of it belongs (6-6-2).
 */
function isInPhase({ state }: Run, { form }: { readonly form?: string }, { owner }: Self): boolean {
  if (state.turn !== owner) return false;
  return state.phase === (form === 'phase' ? 'unsuspend' : 'main');
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
