import { propose } from '../propose.ts';
import type { Processing } from './processing.ts';

/** "Play this card without paying the cost.", "Add this card to the hand." of a checked card. */
export const moveCard: Processing<'move this card'> = (run, context, action) => {
  propose(run, { kind: 'move card', card: context.card, to: action.to });
  return true;
};
