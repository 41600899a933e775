/** A board as text, with the cards of a card file by their numbers. */
import { makeBoard } from '../../scenario/board/make-board.ts';
import type { Board } from '../../scenario/board/board.ts';

/** Name of a card to its number in the card file. */
export type CardNumbers = ReadonlyMap<string, string>;

/** What `parseBoard` reads again, where the same file is loaded. */
export function writeBoard(board: Board, numbers: CardNumbers): string {
  const taken = board.cards.flatMap(({ name, facts }) => {
    const number = numbers.get(name);
    return number === undefined
      ? []
      : [`card ${number}\n`, ...facts['left out'].map((line) => `  left out: ${line}\n`)];
  });
  const described = board.cards.filter(({ name }) => !numbers.has(name));
  return `${taken.join('')}${makeBoard({ ...board, cards: described })}`;
}
