/** What a ruling assumes: lines of cards that were left out on purpose, cards that do nothing. */
import { leftOutOn } from '../../card/left-out.ts';
import type { Board } from '../../scenario/board/board.ts';
import { unknownSecurity } from '../../scenario/board/plain-security.ts';

/** A sentence for each line that does nothing: "Left out on purpose: "[On Play] Dance." of Rex." */
const leftOut = ({ cards }: Pick<Board, 'cards'>): readonly string[] =>
  cards.flatMap((card) =>
    leftOutOn(card).map(({ words }) => `Left out on purpose: "${words}" of ${card.name}.`),
  );

/** What the ruling of a board assumes, each in a sentence. */
export function assumedOn(board: Pick<Board, 'cards' | 'plain' | 'P1' | 'P2'>): readonly string[] {
  const lines = leftOut(board);
  return [
    ...(lines.length === 0 ? [] : [...lines, 'The ruling holds for the rest of the text.']),
    ...(board.plain === true && unknownSecurity(board) > 0 ? [PLAIN] : []),
  ];
}

const PLAIN = "Assumed: unknown security cards have no effects and don't battle.";
