import { opponentOf } from '../../../base/player.ts';
import { propose } from '../../happens/propose.ts';
import { mayGainMemory } from '../../is/view/ban.ts';
import { nothing } from '../move-cards.ts';
import type { Processing } from '../processing.ts';

/** "Gain 1 memory.", "Lose 2 memory." (4-1-4) */
export const memory: Processing<'memory'> = (run, context, action) => {
  const player = action.side === "your opponent's" ? opponentOf(context.player) : context.player;
  if (action.change > 0 && !mayGainMemory(run, player, context)) return nothing(run, context);
  propose(run, { kind: 'memory', player, by: action.change, rule: '4-1-4' });
  return true;
};
