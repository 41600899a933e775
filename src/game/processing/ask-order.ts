import type { Player } from '../../base/player.ts';
import type { CardDef } from '../../card/printed.ts';
import { choose } from '../run/choose.ts';
import { defOf, type Run } from '../run/run.ts';
import { topCard, type CardId, type Unit } from '../state/state.ts';
import { areaAt, type Destination } from '../state/change.ts';

/**
 * Beneath more cards than this the order is not asked for: few scenarios come to it, and those that
 * do are told so (game/happens/commit/unordered.ts).
 */
const SHORT = 5;

/**
 * Cards that come to a deck or security stack at the same time, in the order that the player of the
 * effect places them (3-1-3-4, 15-15-3-6). Where that player has chosen them one by one, they come
 * as they were chosen (`areChosen`).
 */
export function cardsInOrder(
  run: Run,
  player: Player,
  cards: readonly CardId[],
  to: Destination,
  areChosen = false,
): readonly CardId[] {
  if (areChosen && !isAsked(run, cards, to)) return cards;
  return isOrdered(run, cards, to) ? nextOf(run, player, cards, (card) => card) : cards;
}

/** Cards that come beneath a Digimon or Tamer together. */
export const cardsBeneath = (
  run: Run,
  player: Player,
  cards: readonly CardId[],
): readonly CardId[] => nextOf(run, player, cards, (card) => card);

/** Digimon and Tamers that leave at the same time, in the order that their cards are placed. */
export function unitsInOrder(
  run: Run,
  player: Player,
  units: readonly Unit[],
  to: Destination,
): readonly Unit[] {
  return isOrdered(run, units.map(topCard), to) ? nextOf(run, player, units, topCard) : units;
}

/** Whether the order is asked for; where it is not, it is noted that nobody knows it. */
function isOrdered(run: Run, cards: readonly CardId[], to: Destination): boolean {
  if (to !== 'deck bottom') return to === 'deck top' || areaAt(to) === 'security';
  const deep = deepIn(run, cards);
  if (deep.length > 0) run.state.unordered = [...run.state.unordered, ...deep];
  return deep.length === 0;
}

/** Also where the cards were chosen one by one: to a deck they are placed in a step of its own. */
const isAsked = (run: Run, cards: readonly CardId[], to: Destination): boolean =>
  to === 'deck top' || (to === 'deck bottom' && deepIn(run, cards).length === 0);

/** The cards of each owner that come to lie beneath many others. */
const deepIn = (run: Run, cards: readonly CardId[]): readonly (readonly CardId[])[] =>
  ([0, 1] as const).flatMap((owner) => {
    const coming = cards.filter((card) => run.setup.owners[card] === owner);
    return differ(run, coming) && run.state.deck[owner].length > SHORT ? [coming] : [];
  });

/** Whether anybody could tell in which order these lie. */
const differ = (run: Run, cards: readonly CardId[]): boolean =>
  new Set(cards.map((card) => defOf(run, card))).size > 1;

/** One after the other; what nobody could tell apart is no choice. */
function nextOf<T>(
  run: Run,
  player: Player,
  all: readonly T[],
  cardOf: (one: T) => CardId,
): readonly T[] {
  const left = [...all];
  const placed: T[] = [];
  const ownerOf = (one: T): unknown => run.setup.owners[cardOf(one)];
  while (left.length > 0) {
    const beside = left.filter((one) => ownerOf(one) === ownerOf(left[0] as T));
    const kinds = beside.map((one) => defOf(run, cardOf(one)));
    const different = beside.filter((_, i) => kinds.indexOf(kinds[i] as CardDef) === i);
    const next = choose(run, player, 'target', '3-1-3-4', different, (one) => ({
      kind: 'choose next',
      card: cardOf(one),
    }));
    placed.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return placed;
}
