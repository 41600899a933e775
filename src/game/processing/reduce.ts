import type { Processing } from './processing.ts';

/** "reduce the digivolution cost by 3": of what is about to be paid (4-2-3). */
export const reduce: Processing<'reduce'> = (_run, context, action) => {
  if (context.event?.costs === undefined) return false;
  context.event.costs.reduce += action.n;
  return true;
};
