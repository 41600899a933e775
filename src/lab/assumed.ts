/** What a ruling assumes: the lines of cards that were left out on purpose. */
import { leftOutOn } from '../card/left-out.ts';
import type { Board } from '../scenario/board/board.ts';

/** A sentence for each line that does nothing: "Left out on purpose: “[On Play] Dance.” of Rex." */
export const assumedOn = ({ cards }: Pick<Board, 'cards'>): readonly string[] =>
  cards.flatMap((card) =>
    leftOutOn(card).map(({ words }) => `Left out on purpose: “${words}” of ${card.name}.`),
  );
