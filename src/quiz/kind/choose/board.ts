import type { Snapshot } from '../../../scenario/play/snapshot.ts';
import type { Cards } from '../../../ui/board/cards.ts';

/** A board to mark cards on: what it shows, made at build time. */
export interface ChooseBoard {
  readonly board: Snapshot;
  readonly cards: Cards;
}
