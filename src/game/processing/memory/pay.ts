import { canPayMemory, payMemory } from '../../procedure/play/pay-memory.ts';
import { nothing } from '../move-cards.ts';
import type { Processing } from '../processing.ts';

/** "pay 2 memory": exactly that much by the gauge (4-2-2), and neither lost nor gained. */
export const pay: Processing<'pay'> = (run, context, action) => {
  if (!canPayMemory(run, context.player, action.n)) return nothing(run, context);
  payMemory(run, context.player, action.n);
  return true;
};
