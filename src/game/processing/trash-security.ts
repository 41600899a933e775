import { type Player, opponentOf } from '../../base/player.ts';
import { propose } from '../happens/propose.ts';
import type { Processing } from './processing.ts';

/** "trash the top card of your security stack" */
export const trashSecurity: Processing<'trash security'> = (run, context, action) => {
  const { player } = context;
  const { turn } = run.state;
  const players: readonly Player[] =
    action.side === 'either'
      ? [turn, opponentOf(turn)]
      : [action.side === 'your' ? player : opponentOf(player)];
  let enough = true;
  for (const one of players) {
    if (run.state.security[one].length > 0) context.done.add('trash security');
    enough &&= run.state.security[one].length >= action.n;
    propose(run, { kind: 'trash security', player: one, n: action.n, rule: '4-16-1' });
  }
  return enough;
};
