/** What a ruling assumes: lines of cards that were left out on purpose, a turn that isn’t over. */
import { leftOutOn } from '../../card/left-out.ts';
import type { Board } from '../../scenario/board/board.ts';

/** A sentence for each line that does nothing: "Left out on purpose: “[On Play] Dance.” of Rex." */
const leftOut = ({ cards }: Pick<Board, 'cards'>): readonly string[] =>
  cards.flatMap((card) =>
    leftOutOn(card).map(({ words }) => `Left out on purpose: “${words}” of ${card.name}.`),
  );

/**
 * What the ruling of a board assumes, each in a sentence. With memory over to the opponent the turn
 * ends before anything is declared (6-1-4-1), and yet the engine plays a first action on such a
 * board, as content may want it: then the ruling says so.
 */
export function assumedOn(board: Pick<Board, 'cards' | 'memory' | 'turn'>): readonly string[] {
  const lines = leftOut(board);
  const { memory, turn } = board;
  const own = turn === 'P1' ? memory : -memory;
  return [
    ...(own < 0
      ? [
          `Memory is over to ${turn === 'P1' ? 'P2' : 'P1'}, so by 6-1-4-1 ${turn}’s turn ends before ${turn} can do anything: an action on this board is played as though it did not.`,
        ]
      : []),
    ...(lines.length === 0 ? [] : [...lines, 'The ruling holds for the rest of the text.']),
  ];
}
