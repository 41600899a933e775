/** Trigger conditions about cards that are trashed or come to an area (4-16, 15-5-1). */
import type { EventPhrase, Place, Side, Target } from '../../effect/tree/tree.ts';
import type { EventKind } from './listener.ts';
import {
  areCards,
  areAnyCards,
  areUnder,
  arePlacedOptions,
} from '../../effect/tree/closed/noun.ts';

type PilePhrase<K extends EventPhrase['kind']> = Extract<EventPhrase, { kind: K }>;
type Trashed = PilePhrase<'trashed'>;

/** "your hand", "your opponent's deck": the area that cards leave or come to, and what cards. */
export interface PileMeant {
  readonly on: EventKind;
  readonly whose: Side;
  /** Which cards; any where nothing is said of them. */
  readonly cards?: Pick<Extract<Target, { kind: 'any' }>, 'noun' | 'filters'>;
  /** Where they come from: under whom, or the trash. */
  readonly from?: Target | 'trash';
  readonly faceUp?: true;
}

const TRASHED = {
  hand: 'trashed from hand',
  deck: 'trashed from deck',
  'security stack': 'trashed from security',
} as const;
const ADDED = {
  hand: 'added to hand',
  deck: 'added to deck',
  'security stack': 'added to security',
} as const;

const isIn = <T extends object>(table: T, name: PropertyKey): name is keyof T => name in table;

/** The area that a trigger condition speaks of, if the engine knows what happens there. */
export function pileOf(phrase: EventPhrase): PileMeant | null {
  switch (phrase.kind) {
    case 'pile': {
      const table = phrase.how === 'added to' ? ADDED : TRASHED;
      const { pile, whose } = phrase;
      return isIn(table, pile) ? { on: table[pile], whose } : null;
    }
    case 'added':
      if (phrase.of !== undefined || phrase.from !== undefined) return cameFrom(phrase);
      if (phrase.faceUp === true)
        return phrase.to === 'security stack' && isSuchCard(phrase.who)
          ? { on: 'added to security', whose: phrase.whose, cards: phrase.who, faceUp: true }
          : null;
      return !phrase.would && isIn(ADDED, phrase.to) && isAnyCard(phrase.who)
        ? { on: ADDED[phrase.to], whose: phrase.whose }
        : null;
    case 'placed':
      return placedPileOf(phrase);
    case 'trashed':
      return phrase.would ? null : trashedPileOf(phrase);
    default:
      return null;
  }
}

/** "a card is placed in your security stack", "cards are placed face up in ...": added to it. */
function placedPileOf({ would, who, to, whose, faceDown }: Placed): PileMeant | null {
  const on = 'added to security';
  if (!would && to === undefined && isAnyInSecurity(who)) return { on, whose: who.place.side };
  if (would || to !== 'security stack' || whose === undefined || faceDown === true) return null;
  if (faceDown === undefined && isAnyCard(who)) return { on, whose };
  if (!isSuchCard(who)) return null;
  const filters = who.filters.filter(({ kind }) => kind !== 'face up');
  const isFaceUp = faceDown === false || filters.length < who.filters.length;
  return isFaceUp ? { on, whose, cards: { ...who, filters }, faceUp: true } : null;
}

type InArea = Extract<Target, { kind: 'cards' }> & {
  readonly place: Extract<Place, { kind: 'area' }>;
};

/** "an effect places cards in your security stack": where they come to be. */
const isAnyInSecurity = (who: Target): who is InArea =>
  who.kind === 'cards' &&
  who.place?.kind === 'area' &&
  who.place.areas === 'security stack' &&
  who.n === 1 &&
  !who.upTo &&
  areAnyCards(who.noun) &&
  who.filters.length === 0;

/** "a card is returned from your trash to your deck", from under this Digimon */
function cameFrom({ would, who, whose, to, of }: PilePhrase<'added'>): PileMeant | null {
  if (would || !isIn(ADDED, to) || who.kind !== 'any' || who.side !== 'either' || who.other)
    return null;
  return { on: ADDED[to], whose, cards: who, from: of ?? 'trash' };
}

function trashedPileOf({ who, of, from, fromWhose }: Trashed): PileMeant | null {
  // Cards of a hand lie under nothing.
  if (of !== undefined) return null;
  // "from the deck" does not say whose that is.
  if (who.kind === 'any' && from !== undefined) {
    if (!isIn(TRASHED, from) || who.side !== 'either' || who.other) return null;
    return fromWhose === undefined ? null : { on: TRASHED[from], whose: fromWhose, cards: who };
  }
  if (who.kind !== 'cards' || who.n !== 1 || who.upTo || who.place?.kind !== 'area') return null;
  const { areas, side } = who.place;
  return isIn(TRASHED, areas) ? { on: TRASHED[areas], whose: side, cards: who } : null;
}

type Placed = PilePhrase<'placed'>;

/** What cards are placed under: "this Tamer", "in your Digimon's digivolution cards". */
export function underOf(phrase: Placed | PilePhrase<'cards added'>): Target | undefined {
  const under = phrase.kind === 'placed' ? phrase.under : phrase.to;
  return under?.kind === 'belonging' && under.of === 'digivolution cards' ? under.who : under;
}

/** "face-down cards are placed under this Digimon": they have no information (4-7-9). */
export const areFaceDown = ({ who, faceDown }: Pick<Placed, 'who' | 'faceDown'>): boolean =>
  who.kind === 'any' &&
  areAnyCards(who.noun) &&
  (faceDown === true
    ? who.filters.length === 0
    : faceDown === undefined && who.filters.length === 1 && who.filters[0]?.kind === 'face down');

/** "Tamer cards are placed in this Digimon's digivolution cards": cards, whichever or some. */
export const isPlacedUnder = ({ would, who, under, faceDown }: Placed): boolean =>
  !would &&
  under !== undefined &&
  (faceDown === undefined || areFaceDown({ who, faceDown })) &&
  who.kind === 'any' &&
  who.side === 'either' &&
  !who.other &&
  areCards(who.noun);

/** "any of your Option cards are placed in the battle area": these, once they are there (4-28). */
export function optionThere({ would, who, to, cause, whose }: Placed): Target | null {
  if (would || to !== 'battle area' || cause !== undefined) return null;
  if (
    who.kind !== 'any' ||
    who.other ||
    !(who.noun === 'Option card' || who.noun === 'Option cards')
  )
    return null;
  // "in your battle area", "you place": only your own cards lie there.
  const isYourArea = whose === 'your';
  if (isYourArea && who.side === "your opponent's") return null;
  const side = isYourArea ? 'your' : who.side;
  return { ...who, side, noun: 'Option cards in the battle area' };
}

/** Whether something is asked of the cards that are placed: they have to be known (4-7-9). */
export const asksOfPlaced = ({ who }: Placed | PilePhrase<'cards added'>): boolean =>
  who?.kind === 'any' &&
  !(who.filters.length === 0 && (areAnyCards(who.noun) || areUnder(who.noun)));

/** "[Nature] trait cards", "cards" */
const isSuchCard = (who: Target): who is Extract<Target, { kind: 'any' }> =>
  who.kind === 'any' && areCards(who.noun) && who.side === 'either' && !who.other;

const isAnyCard = (who: Target): boolean =>
  who.kind === 'any' &&
  areAnyCards(who.noun) &&
  who.side === 'either' &&
  !who.other &&
  who.filters.length === 0;

/** What the trashed cards lay under, where a trigger condition says so. */
export function hostOf({ who, of }: Trashed): Target | undefined {
  if (who.kind === 'belonging') return who.who;
  if (who.kind === 'cards') return who.place?.kind === 'under' ? who.place.who : undefined;
  if (of !== undefined)
    return of.kind === 'belonging' ? of.who : 'noun' in of && areUnder(of.noun) ? undefined : of;
  // "one of your opponent's digivolution cards": of their Digimon.
  return who.kind === 'any' && areUnder(who.noun) ? { ...who, noun: 'Digimon' } : undefined;
}

/** "effects trash any of this Digimon's link cards" (10-1) */
export const isFromLinks = ({ who, of, from, would, by }: Trashed): boolean =>
  !would &&
  from === undefined &&
  by === undefined &&
  of === undefined &&
  who.kind === 'belonging' &&
  who.of === 'link cards';

/** "[Beast] trait cards are trashed from your Digimon's digivolution cards" */
export const isCardFromUnder = ({
  who,
  of,
}: Pick<Trashed, 'who'> & { readonly of?: Target | undefined }): boolean =>
  isSuchCard(who) &&
  !areUnder(who.noun) &&
  of?.kind === 'belonging' &&
  of.of === 'digivolution cards' &&
  of.all !== true;

/** Cards that are trashed from under others: whichever cards these are, or the card itself. */
export function isFromUnder({ who, of, from, by }: Trashed): boolean {
  if (from !== undefined) return false;
  switch (who.kind) {
    case 'this':
      if (by !== undefined) return of === undefined;
      if (who.noun === 'digivolution card') return of === undefined;
      return (
        of !== undefined &&
        ((of.kind === 'belonging' && of.of === 'digivolution cards') ||
          (of.kind === 'any' &&
            areUnder(of.noun) &&
            of.side === 'either' &&
            of.filters.length === 0))
      );
    case 'belonging':
      return who.of === 'digivolution cards';
    case 'cards':
      return (
        of === undefined &&
        who.place?.kind === 'under' &&
        who.place.what === undefined &&
        who.n === 1 &&
        !who.upTo &&
        (areAnyCards(who.noun) || areUnder(who.noun)) &&
        who.filters.length === 0
      );
    case 'any':
      if (isCardFromUnder({ who, of })) return true;
      return (
        areUnder(who.noun) &&
        who.filters.length === 0 &&
        (who.side === 'either' ? of !== undefined && of.kind !== 'belonging' : of === undefined)
      );
    default:
      return false;
  }
}

/** "When this card is trashed in your battle area" */
export const isOwnOfField = ({ who, from }: Trashed): boolean =>
  who.kind === 'this' && who.noun === 'card' && from === 'battle area';

/** "When one of your Option cards in the battle area is trashed" (4-28-1) */
export const isOfPlacedOption = ({ who, of, from, by, would }: Trashed): boolean =>
  !would &&
  of === undefined &&
  from === undefined &&
  by === undefined &&
  who.kind === 'any' &&
  arePlacedOptions(who.noun);

/** "an effect trashes this card from the security stack" */
export const isOwnOfSecurity = ({ who, from }: Trashed): boolean =>
  who.kind === 'this' && from === 'security stack';

/** "you trash this card in your hand", "an effect trashes this card from the hand" */
export const isOwnOfHand = ({ who, from }: Trashed): boolean =>
  who.kind === 'this' && from === 'hand';
