import { propose } from '../propose.ts';
import type { Processing } from './processing.ts';

/** "Gain 1 memory.", "Lose 2 memory." (4-1-4) */
export const memory: Processing<'memory'> = (run, context, action) => {
  propose(run, { kind: 'memory', player: context.player, by: action.change, rule: '4-1-4' });
  return true;
};
