import { propose } from '../happens/propose.ts';
import { opponentOf } from '../../base/player.ts';
import type { Processing } from './processing.ts';

/** "Gain 1 memory.", "Lose 2 memory." (4-1-4) */
export const memory: Processing<'memory'> = (run, context, action) => {
  const player = action.side === "your opponent's" ? opponentOf(context.player) : context.player;
  propose(run, { kind: 'memory', player, by: action.change, rule: '4-1-4' });
  return true;
};

/** "set your memory to 3" */
export const setMemory: Processing<'set memory'> = (run, context, action) => {
  propose(run, { kind: 'set memory', player: context.player, to: action.n, rule: '4-1-4' });
  return true;
};

/** "reduce the digivolution cost by 3": of what is about to be paid (4-2-3). */
export const reduce: Processing<'reduce'> = (_run, context, action) => {
  if (context.event?.costs === undefined) return false;
  context.event.costs.reduce += action.n;
  return true;
};
