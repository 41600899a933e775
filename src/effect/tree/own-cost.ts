import type { Action } from './tree.ts';

/** "reduce the memory cost of this card in your hand", "add 1 to this card's use cost" */
export const changesOwnCost = (action: Action): boolean =>
  (action.kind === 'reduce' && action.of === 'cost of this card') ||
  (action.kind === 'increase' && action.of === 'use cost');
