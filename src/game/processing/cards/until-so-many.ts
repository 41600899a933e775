import { opponentOf } from '../../../base/player.ts';
import { propose } from '../../happens/propose.ts';
import type { Processing } from '../processing.ts';
import { trashHand } from './trash-hand.ts';
import { trashSecurity } from './trash-security.ts';

/** "trash cards in your hand until it has 4 left": as many as are too many. */
export const trashHandUntil: Processing<'trash hand until'> = (run, context, action, until) => {
  const { player } = context;
  const hand = run.state.hand[action.side === 'your' ? player : opponentOf(player)];
  const n = Math.max(0, hand.length - action.n);
  return trashHand(run, context, { ...action, kind: 'trash hand', n }, until);
};

/** "trash the top cards of your opponent's security stack so that it has 1 left" */
export const trashSecurityUntil: Processing<'trash security until'> = (
  run,
  context,
  action,
  until,
) => {
  const { player } = context;
  const stack = run.state.security[action.side === 'your' ? player : opponentOf(player)];
  const n = Math.max(0, stack.length - action.n);
  trashSecurity(run, context, { ...action, kind: 'trash security', n }, until);
  return n > 0;
};

/** "draw cards until there are 6 cards in your hand": none with as many there (1-3-2). */
export const drawUntil: Processing<'draw until'> = (run, { player, cause }, action) => {
  const n = Math.max(0, action.n - run.state.hand[player].length);
  if (n > 0) propose(run, { kind: 'draw', player, n, cause, rule: '4-14-1' });
  return n > 0;
};
