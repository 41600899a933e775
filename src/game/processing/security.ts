import { propose } from '../happens/propose.ts';
import { choose } from '../run/choose.ts';
import { cardLabel } from '../run/run.ts';
import { opponentOf, type Player } from '../../base/player.ts';
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
    enough &&= run.state.security[one].length >= action.n;
    propose(run, { kind: 'trash security', player: one, n: action.n, rule: '4-16-1' });
  }
  return enough;
};

/** "trash 1 card in your hand": the player of the hand chooses. */
export const trashHand: Processing<'trash hand'> = (run, context, action) => {
  const player = action.side === 'your' ? context.player : opponentOf(context.player);
  let trashed = 0;
  for (; trashed < action.n; trashed++) {
    const hand = run.state.hand[player];
    if (hand.length === 0) break;
    const kinds = hand.filter(
      (card, i) =>
        hand.findIndex((other) => run.setup.cards[other] === run.setup.cards[card]) === i,
    );
    const card = choose(run, player, 'target', '15-10-2-1', kinds, (option) =>
      cardLabel(run, option),
    );
    propose(run, {
      kind: 'move cards',
      cards: [card],
      to: 'trash',
      cause: context.cause,
      rule: '4-16-1',
    });
  }
  if (trashed === 0)
    run.trace?.say({
      verb: 'nothing',
      rule: '1-3-2',
      card: context.card,
      effect: context.pending.ability.name,
    });
  return trashed === action.n;
};
