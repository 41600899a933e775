/** What each kind of trigger condition asks of an event that it waits for (15-5-1). */
import type { Run } from '../run/run.ts';
import type { Self } from './is-meant.ts';
import type { GameEvent } from '../state/state.ts';
import { some, asItWas, isOnField, isMeant } from './is-meant.ts';
import { isFrom } from '../is/condition/came-about.ts';
import { fitsCard } from '../is/condition/card-filter.ts';
import { causedBy } from './cause.ts';
import { wouldPlay } from './would-play.ts';
import { isCard, isThisCard } from '../../card/listens/listens.ts';
import { isTrashed, isOfPile, isUnder, isAmong } from './about-cards.ts';
import { areFaceDown, asksOfPlaced, optionThere, pileOf } from '../../card/listens/pile-event.ts';
import { asPlayed } from '../../card/listens/played-from.ts';
import { opponentOf } from '../../base/player.ts';
import type { CausePhrase, EventPhrase, Side, Target } from '../../effect/tree/tree.ts';
import type { OfKind } from '../../effect/tree/of-kind.ts';
import { ownIn, playedIn, movedIn } from './by-whom.ts';
import { areCards } from '../../effect/tree/closed/noun.ts';

type EventPhraseKind = Exclude<EventPhrase['kind'], 'attacked' | 'unread'>;
/** The trigger conditions of a kind. */
export type PhraseOf<K extends EventPhrase['kind']> = OfKind<EventPhrase, K>;
type AsksEvent<P> = (run: Run, phrase: P, self: Self, event: GameEvent) => boolean;

/** Whether an event is such as a phrase describes. */
export const meetsPhrase: AsksEvent<EventPhrase> = (run, phrase, self, event) => {
  const table: { readonly [kind in EventPhrase['kind']]?: AsksEvent<never> } = TABLE;
  const asks = table[phrase.kind] as AsksEvent<EventPhrase> | undefined;
  return asks?.(run, phrase, self, event) === true;
};

/** It happens to somebody whom the phrase names. */
const toWhom: AsksEvent<{ readonly who?: Target }> = (run, { who }, self, { units }) =>
  who === undefined || some(run, units, who, self);

/** It comes about as the phrase says. */
const isCaused: AsksEvent<{ readonly cause?: CausePhrase }> = (run, { cause }, self, event) =>
  causedBy(run, event.cause, cause, self.owner);

const toWhomAndHow: AsksEvent<{ readonly who: Target; readonly cause?: CausePhrase }> = (
  ...asked
) => toWhom(...asked) && isCaused(...asked);

const turned: AsksEvent<PhraseOf<'suspends'>> = (run, phrase, self, event) =>
  (phrase.by === undefined || isByKeyword(event, phrase.by)) &&
  toWhomAndHow(run, phrase, self, event);

const removed: AsksEvent<{ readonly whose: Side }> = (
  _,
  { whose },
  { owner },
  { again, player },
) =>
  whose === 'either' ? again !== true : player === (whose === 'your' ? owner : opponentOf(owner));

const pile: AsksEvent<PhraseOf<'pile' | 'added' | 'placed'>> = (...asked) =>
  isOfPile(...asked) && isCaused(...asked);

const placed: AsksEvent<PhraseOf<'placed'>> = (run, phrase, self, event) => {
  if (pileOf(phrase) !== null) return pile(run, phrase, self, event);
  const option = optionThere(phrase);
  return option === null
    ? placedUnder(run, phrase, self, event)
    : some(run, event.units, option, self);
};

const placedUnder: AsksEvent<PhraseOf<'placed' | 'cards added'>> = (run, phrase, self, event) =>
  isUnder(run, phrase, self, event) &&
  (phrase.kind === 'placed' && areFaceDown(phrase)
    ? // What lies face down isn't named by the event (4-7-9).
      event.cards?.length === 0
    : phrase.who === undefined || !asksOfPlaced(phrase) || isAmong(run, phrase.who, event)) &&
  isCaused(run, phrase, self, event);

/** A line for each kind of phrase that the engine runs. */
const TABLE: { readonly [K in EventPhraseKind]: AsksEvent<PhraseOf<K>> } = {
  attacks: (run, phrase, self, event) =>
    toWhom(run, phrase, self, event) && attackTarget(run, phrase, self),
  'attacks with': (run, { who }, self, event) => some(run, ownIn(event, self), who, self),
  blocked: toWhom,
  blocks: toWhom,
  'target switched': toWhom,
  deleted: (run, phrase, self, event) =>
    toWhomAndHow(run, phrase, self, event) && (phrase.only !== true || alone(event, self)),
  deletes,
  wins: toWhom,
  leaves: toWhomAndHow,
  returned: (run, phrase, self, event) =>
    (event.to === phrase.to ||
      (phrase.to === 'hand or deck' && (event.to === 'hand' || event.to === 'deck'))) &&
    toWhomAndHow(run, phrase, self, event),
  suspends: turned,
  unsuspends: turned,
  'unsuspended in main': (run, phrase, self, event) =>
    toWhom(run, phrase, self, event) && isInPhase(run, phrase, self),
  played: (run, phrase, self, event) => {
    if (!phrase.would)
      return (
        some(run, playedIn(phrase, self, event), asPlayed(phrase.who), self) &&
        isCaused(run, phrase, self, event)
      );
    return isCard(phrase.who)
      ? isOfCard(self, event) && isWhereSaid(run, phrase, event)
      : wouldPlay(run, phrase, self, event);
  },
  'played from': (run, { who, from }, self, event) => some(run, isFrom(event, from), who, self),
  digivolves: (run, phrase, self, event) => {
    const { into, who } = phrase;
    if (phrase.dna === true && event.way?.name !== 'DNA digivolution') return false;
    if (into !== undefined && isThisCard(into)) return intoThisCard(run, phrase, into, self, event);
    return (
      (into === undefined || isInto(run, into, self, event)) &&
      some(run, event.units, asItWas(who, event), self) &&
      isCaused(run, phrase, self, event)
    );
  },
  moves: (run, phrase, self, event) => some(run, movedIn(phrase, self, event), phrase.who, self),
  hatches: (_, __, { owner }, { player }) => player === owner,
  linked: toWhom,
  'linked to': (run, phrase, self, event) =>
    isCardSuch(run, phrase.to, event) && toWhom(run, phrase, self, event),
  used: (run, { who, by }, self, event) =>
    isCard(who)
      ? isOfCard(self, event)
      : (event.player === self.owner) === (by !== "your opponent's") && isCardSuch(run, who, event),
  trashed: isTrashed,
  pile,
  added: pile,
  placed,
  'cards added': placedUnder,
  checks: toWhom,
  'security removed': removed,
  'security removed by': (...asked) => isCaused(...asked) && removed(...asked),
};

/** "would digivolve into this card", "this card would be played": the card of the event. */
const isOfCard = (self: Self, { card }: GameEvent): boolean =>
  card === (isOnField(self) ? self.cards[0] : self.card);

/** "When this Digimon would digivolve into this card": whichever Digimon that is (16-10-1). */
const intoThisCard = (
  run: Run,
  { who }: PhraseOf<'digivolves'>,
  into: Target,
  self: Self,
  event: GameEvent,
): boolean =>
  isOfCard(self, event) &&
  (isCard(into) || isInHand(run, event)) &&
  (who.kind === 'this' || some(run, event.units, who, self));

/** Whether the card of an event is such as a phrase says. */
const isCardSuch = (run: Run, who: Target, { card }: GameEvent): boolean =>
  card !== undefined && 'noun' in who && 'filters' in who && fitsCard(run, card, who);

/** "into a green Digimon": of the card that is or would be put on top, or what it has become. */
function isInto(run: Run, into: Target, self: Self, { kind, card, units }: GameEvent): boolean {
  if (card === undefined || !('filters' in into) || !('noun' in into)) return false;
  if (into.kind === 'cards' && !isInHand(run, { card })) return false;
  return kind === 'digivolved' && !areCards(into.noun)
    ? some(run, units, into, self)
    : fitsCard(run, card, into);
}

/** A card that is put on top is in its hand until it is paid for (8-1-3-1). */
const isInHand = (run: Run, { card }: Pick<GameEvent, 'card'>): boolean =>
  card !== undefined && run.state.hand[run.setup.owners[card] ?? 0].includes(card);

/** "you would play this card from your hand" */
const isWhereSaid = (run: Run, { fromHand }: PhraseOf<'played'>, event: GameEvent): boolean =>
  fromHand === undefined || isInHand(run, event);

/** Which keyword effect did it; a block suspends by its own rule (12-1-7-1). */
function isByKeyword({ cause }: GameEvent, by: 'Alliance' | 'Digisorption' | 'Blocker'): boolean {
  if (by === 'Blocker') return cause?.kind === 'rule' && cause.rule === '12-1-7-1';
  return cause?.kind === 'effect' && cause.keyword === by.toLowerCase();
}

/**
 * "during your unsuspend phase", which begins with the turn (6-1-2, 6-2-1-1); "during your main
 * phase", to which what happens at the end of it belongs (6-6-2).
 */
function isInPhase(
  { state }: Run,
  { phase }: PhraseOf<'unsuspended in main'>,
  { owner }: Self,
): boolean {
  return state.turn === owner && state.phase === (phase ?? 'main');
}

/** 11-2-7-6: the target chosen at the declaration decides. */
function attackTarget(run: Run, phrase: PhraseOf<'attacks'>, self: Self): boolean {
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
  phrase: PhraseOf<'deletes'>,
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
  return cause.units.some(
    (unit) =>
      deleted.some((other) => other !== unit) &&
      isMeant(run, unit, phrase.who, self) &&
      !(phrase.survives && units.includes(unit)) &&
      !(phrase.attacking && run.state.attack?.attacker !== unit),
  );
}
