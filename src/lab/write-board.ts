/** A board as text, with the cards of a card file by their numbers. */
import { makeBoard } from '../scenario/board/notation.ts';
import type { Board } from '../scenario/board/board.ts';

/** Name of a card to its number in the card file. */
export type CardNumbers = ReadonlyMap<string, string>;

/** What `parseBoard` reads again, where the same file is loaded. */
export function writeBoard(board: Board, numbers: CardNumbers): string {
  const taken = board.cards.flatMap(({ name }) => numbers.get(name) ?? []);
  const described = board.cards.filter(({ name }) => !numbers.has(name));
  const lines = taken.map((number) => `card ${number}\n`);
  return `${lines.join('')}${makeBoard({ ...board, cards: described })}`;
}
