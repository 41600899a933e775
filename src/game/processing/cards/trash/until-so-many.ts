import { opponentOf, type Player } from '../../../../base/player.ts';
import type { Context } from '../../../is/context/context.ts';
import { choose } from '../../../run/choose.ts';
import type { Run } from '../../../run/run.ts';
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
 * "trash the top security card of 1 player with the most security cards": where both have as many,
 * the player of the effect says which of them it is (15-10-2-1).
 */
export const trashMostSecurity: Processing<'trash most security'> = (
  run,
  context,
  action,
  until,
) => {
  const most = playersWithMost(run, context);
  const player =
    most.length < 2
      ? most[0]
      : choose(run, context.chooser, 'target', '15-10-2-1', most, (one) => ({
          kind: 'choose player',
          player: one,
        }));
  const side = player === context.player ? 'your' : "your opponent's";
  return trashSecurity(run, context, { ...action, kind: 'trash security', side }, until);
};

/** Those of the players whose security stack no other is larger than; nobody without any card. */
function playersWithMost(run: Run, { player }: Context): readonly Player[] {
  const { security } = run.state;
  const both = [player, opponentOf(player)];
  const most = Math.max(...both.map((one) => security[one].length));
  return most === 0 ? [] : both.filter((one) => security[one].length === most);
}

/** "draw cards until there are 6 cards in your hand": none with as many there (1-3-2). */
export const drawUntil: Processing<'draw until'> = (run, { player, cause }, action) => {
  const n = Math.max(0, action.n - run.state.hand[player].length);
  if (n > 0) propose(run, { kind: 'draw', player, n, cause, rule: '4-14-1' });
  return n > 0;
};
