/**
 * What stands on the table of a call, as the page changes it by taps. Cards are named by their ids:
 * the number of a card of a card file, the name of a practice card.
 */
import type { PlayerName } from '../../scenario/claim/claim.ts';

export interface CallPiece {
  readonly card: string;
  readonly suspended: boolean;
  /** Played this turn (7-1-2-1). */
  readonly placed: boolean;
  /** Digivolution cards, top card first. */
  readonly under: readonly string[];
}

/** Where a card can be put. `under`: under the Digimon that was put there last. */
export const PLACES = ['battle', 'hand', 'security', 'trash', 'breeding'] as const;
export type CallPlace = (typeof PLACES)[number];
type CallPile = Exclude<CallPlace, 'battle' | 'breeding'>;
type CallField = Exclude<CallPlace, CallPile>;

export interface CallSide {
  readonly battle: readonly CallPiece[];
  readonly breeding: readonly CallPiece[];
  readonly hand: readonly string[];
  /** The known cards of the security stack, which lie on top of the unknown ones. */
  readonly security: readonly string[];
  readonly trash: readonly string[];
  /** Cards that nobody names. */
  readonly unknownSecurity: number;
  readonly unknownHand: number;
}

/** P1 has the turn. */
export interface CallTable {
  /** As P1 sees it. */
  readonly memory: number;
  readonly P1: CallSide;
  readonly P2: CallSide;
}

const EMPTY_SIDE: CallSide = {
  battle: [],
  breeding: [],
  hand: [],
  security: [],
  trash: [],
  unknownSecurity: 5,
  unknownHand: 3,
};

/** What a call begins with: what is not said is as it is in most games. */
export const EMPTY_TABLE: CallTable = { memory: 3, P1: EMPTY_SIDE, P2: EMPTY_SIDE };

/** Where a card usually is that a call is about: an Option in hand is used, or it is checked. */
export const usualPlace = (player: PlayerName, category: string): CallPlace =>
  category === 'Option'
    ? player === 'P1'
      ? 'hand'
      : 'security'
    : category === 'Digi-Egg'
      ? 'breeding'
      : 'battle';

const isField = (place: CallPlace): place is CallField =>
  place === 'battle' || place === 'breeding';

const pieceOf = (card: string): CallPiece => ({
  card,
  suspended: false,
  placed: false,
  under: [],
});

/** A card is put at the end of an area. */
export const putCard = (
  table: CallTable,
  player: PlayerName,
  place: CallPlace,
  card: string,
): CallTable =>
  isField(place)
    ? withSide(table, player, { [place]: [...table[player][place], pieceOf(card)] })
    : withSide(table, player, { [place]: [...table[player][place], card] });

/** A card of a pile, or a whole stack, is taken off the table. */
export function takeCard(
  table: CallTable,
  player: PlayerName,
  place: CallPlace,
  index: number,
): CallTable {
  const others = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => i !== index);
  const side = table[player];
  return isField(place)
    ? withSide(table, player, { [place]: others(side[place]) })
    : withSide(table, player, { [place]: others(side[place]) });
}

/** A stack of a field with another state, or with more beneath it. */
export const changePiece = (
  table: CallTable,
  player: PlayerName,
  place: CallPlace,
  index: number,
  change: Partial<CallPiece>,
): CallTable =>
  isField(place)
    ? withSide(table, player, {
        [place]: table[player][place].map((piece, i) =>
          i === index ? { ...piece, ...change } : piece,
        ),
      })
    : table;

/** One card of a pile or stack is another one: `nth` counts from the card on top. */
export function swapCard(
  table: CallTable,
  player: PlayerName,
  place: CallPlace,
  index: number,
  nth: number,
  card: string,
): CallTable {
  const side = table[player];
  if (!isField(place)) return withSide(table, player, { [place]: side[place].with(index, card) });
  const piece = side[place][index];
  if (piece === undefined) return table;
  const change = nth === 0 ? { card } : { under: piece.under.with(nth - 1, card) };
  return changePiece(table, player, place, index, change);
}

/** From -10 to 10, as P1 sees it. */
export const setMemory = (table: CallTable, memory: number): CallTable => ({
  ...table,
  memory: Math.max(-10, Math.min(10, memory)),
});

const MOST_UNKNOWN = 20;

/** How many cards nobody names. */
export const setUnknown = (
  table: CallTable,
  player: PlayerName,
  pile: 'unknownSecurity' | 'unknownHand',
  n: number,
): CallTable => withSide(table, player, { [pile]: Math.max(0, Math.min(MOST_UNKNOWN, n)) });

/** Every card on the table by its id, each once. */
export const cardsOn = ({ P1, P2 }: CallTable): readonly string[] => [
  ...new Set(
    [P1, P2].flatMap(({ battle, breeding, hand, security, trash }) => [
      ...[...battle, ...breeding].flatMap(({ card, under }) => [card, ...under]),
      ...hand,
      ...security,
      ...trash,
    ]),
  ),
];

const withSide = (table: CallTable, player: PlayerName, part: Partial<CallSide>): CallTable => ({
  ...table,
  [player]: { ...table[player], ...part },
});
