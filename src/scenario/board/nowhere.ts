/** Cards that a board describes and that lie in none of its areas. */
import { clipped } from '../../base/plain-text.ts';
import { lineAt, type Problem } from '../../base/result.ts';
import { makeName } from '../name.ts';
import type { Board, SideBoard } from './board.ts';

/** Every name in the areas of a player. */
export const namesOn = (side: SideBoard): readonly string[] => [
  ...[...side.battle, ...side.breeding]
    .flatMap((stack) => [...stack.cards, ...stack.links])
    .filter((name) => name !== '?'),
  ...[side.security, side.hand, side.deck, side.trash, side.eggs]
    .flat()
    .flatMap((slot) => ('name' in slot ? [slot.name] : [])),
];

/**
 * The first such card of a board as an author wrote it: it would do nothing, without a word. `null`
 * where each card lies somewhere. `source` is the notation that the board was read of.
 */
export function cardNowhere(
  source: string,
  board: Pick<Board, 'P1' | 'P2'> & { readonly cards: readonly { readonly name: string }[] },
): Problem | null {
  const placed = new Set([...namesOn(board.P1), ...namesOn(board.P2)]);
  const nth = board.cards.findIndex(({ name }) => !placed.has(name));
  const name = board.cards[nth]?.name;
  if (name === undefined) return null;
  // Each line "card ..." describes one card, in this order.
  const [start = 0] = [...source.matchAll(/^\uFEFF?card /gm)].slice(nth).map(({ index }) => index);
  return {
    found: `the card "${clipped(name)}", which is nowhere on the board`,
    expected: `a line such as "P1 hand: ${clipped(makeName(name))}", or no such card`,
    start,
    end: start + `card ${makeName(name)}`.length,
    line: lineAt(source, start),
  };
}
