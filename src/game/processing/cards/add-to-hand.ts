import { moveCards } from '../move-cards.ts';
import type { Processing } from '../processing.ts';

/** "Add 1 card among them to the hand." */
export const addToHand: Processing<'add to hand'> = (run, context, action) =>
  moveCards(run, context, action, 'hand', '3-1-3-5');
