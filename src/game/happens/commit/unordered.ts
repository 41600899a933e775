import { playerName } from '../../../base/player.ts';
import { UnknownCard, type Run } from '../../run/run.ts';
import type { CardId } from '../../state/state.ts';

/**
 * Cards that are taken off a deck as they lie there: where these were placed in an order that was
 * not asked for, nobody knows which come first. All of them together come in any order, unless they
 * come to an area that has one (`keepsOrder`).
 */
export function knowOrder(run: Run, taken: readonly CardId[], keepsOrder = false): void {
  const { unordered } = run.state;
  if (unordered.length === 0) return;
  for (const group of unordered) {
    const reached = group.filter((card) => taken.includes(card));
    const left = group.filter((card) => !taken.includes(card) && isInDeck(run, card));
    if (reached.length > 0 && left.length + (keepsOrder ? reached.length - 1 : 0) > 0)
      throw new UnknownCard(
        `${playerName(run.setup.owners[group[0] ?? 0] ?? 0)} comes to cards at the bottom of a deck, and the order in which they were placed beneath so many others was not asked for; a deck of 5 cards or fewer tells it`,
      );
  }
}

const isInDeck = ({ state }: Run, card: CardId): boolean =>
  state.deck.some((deck) => deck.includes(card));

/**
 * The first or last cards of a security stack, before they are taken: where it was shuffled, nobody
 * knows which those are, unless all of them are taken.
 */
export function knowSecurity(run: Run, taken: readonly CardId[]): void {
  const { shuffled, security } = run.state;
  for (const group of shuffled) {
    const there = group.filter((card) => security.some((stack) => stack.includes(card)));
    if (!there.some((card) => taken.includes(card))) continue;
    if (there.every((card) => taken.includes(card))) continue;
    throw new UnknownCard(
      `${playerName(run.setup.owners[group[0] ?? 0] ?? 0)} comes to cards of a security stack that was shuffled, and nobody knows their order`,
    );
  }
}
