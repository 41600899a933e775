import type { Action } from './tree.ts';

/** "with the cost reduced by 1 for each of your Tamers": only the reduction is as often. */
export const isCheaper = (action: Action): boolean =>
  (action.kind === 'digivolve' || action.kind === 'play' || action.kind === 'use') &&
  action.cost?.kind === 'reduced';
