/** What is paid for a card that is played, used or digivolved into. */
import type { Node } from './node.ts';

export const PLAY_COSTS = ['free', 'paid', 'reduced', 'fixed'] as const;

/** "without paying the cost", "with the cost reduced by 2" */
export interface PlayCost extends Node {
  readonly kind: (typeof PLAY_COSTS)[number];
  readonly n?: number;
  readonly form?: string;
}
