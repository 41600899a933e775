import { opponentOf, type Player } from '../../../../base/player.ts';
import { Undecided } from '../../../run/run.ts';
import { propose } from '../../../happens/propose.ts';
import type { Processing } from '../../processing.ts';
import { trashHand } from './trash-hand.ts';
import { playersOf } from './players.ts';
import { trashSecurity, trashTops } from './trash-security.ts';

/** "trash cards in your hand until it has 4 left": as many as are too many. */
export const trashHandUntil: Processing<'trash hand until'> = (run, context, action, until) => {
  const { player } = context;
  const hand = run.state.hand[action.side === 'your' ? player : opponentOf(player)];
  const n = Math.max(0, hand.length - action.n);
  return trashHand(run, context, { ...action, kind: 'trash hand', n }, until);
};

/** "trash the top cards of both players' security stacks so that they have 1 left": each stack. */
export const trashSecurityUntil: Processing<'trash security until'> = (run, context, action) => {
  const over = (player: Player): number =>
    Math.max(0, run.state.security[player].length - action.n);
  const many = playersOf(run, context, action.side).some((player) => over(player) > 0);
  trashTops(run, context, action.side, over);
  return many;
};

/**
 * "trash the top security card of 1 player with the most security cards"
 *
 * @throws Undecided where both have as many: its player chooses, and that choice isn't offered.
 */
export const trashMostSecurity: Processing<'trash most security'> = (
  run,
  context,
  action,
  until,
) => {
  const [own, theirs] = [context.player, opponentOf(context.player)].map(
    (player) => run.state.security[player].length,
  );
  if (own === theirs && own !== 0)
    throw new Undecided(
      'both players have the most security cards, and which of them is chosen is not played',
    );
  const side = (own ?? 0) > (theirs ?? 0) ? 'your' : "your opponent's";
  return trashSecurity(run, context, { ...action, kind: 'trash security', side }, until);
};

/** "draw cards until there are 6 cards in your hand": none with as many there (1-3-2). */
export const drawUntil: Processing<'draw until'> = (run, { player, cause }, action) => {
  const n = Math.max(0, action.n - run.state.hand[player].length);
  if (n > 0) propose(run, { kind: 'draw', player, n, cause, rule: '4-14-1' });
  return n > 0;
};
