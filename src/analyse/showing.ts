/** Which board is to be shown, between the page and the part of it that is loaded later. */
import type { Snapshot } from '../scenario/play/snapshot.ts';
import type { Cards } from '../ui/board/cards.ts';

/** Name of the event; its detail is a `Showing`, or `null` to take it away. */
export const SHOW = 'ruling-lab:show-board';

export interface Showing {
  readonly target: HTMLElement;
  readonly board: Snapshot;
  readonly cards: Cards;
  /** What it is a board of, for those who do not see it. */
  readonly name: string;
}
