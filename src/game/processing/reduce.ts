import { mayReduce } from '../is/view/ban.ts';
import { nothing } from './move-cards.ts';
import type { Processing } from './processing.ts';

/** "reduce the digivolution cost by 3": of what is about to be paid (4-2-3). */
export const reduce: Processing<'reduce'> = (run, context, action) => {
  const { event, player } = context;
  if (event?.costs === undefined) return false;
  const of =
    event.kind === 'would be played'
      ? 'play'
      : event.kind === 'would digivolve'
        ? 'digivolution'
        : null;
  if (of !== null && !mayReduce(run, player, of)) return nothing(run, context);
  event.costs.reduce += action.n;
  return true;
};
