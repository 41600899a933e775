/** What is paid for a card that is played, used or digivolved into. */
import type { Node } from './node.ts';

/** "without paying the cost", "with the cost reduced by 2" */
export interface PlayCost extends Node {
  readonly kind: 'free' | 'paid' | 'reduced' | 'fixed';
  readonly n?: number;
  /** "its digivolution cost", where one is named that only one way of paying has. */
  readonly named?: 'digivolution' | 'play';
  readonly form?: string;
}
