import { opponentOf } from '../../../../base/player.ts';
import { propose } from '../../../happens/propose.ts';
import { noteMoved } from '../../../is/context/context.ts';
import { isShown } from '../../../is/target/card-target.ts';
import type { Processing } from '../../processing.ts';
import type { CardId } from '../../../state/state.ts';
import { choose } from '../../../run/choose.ts';
import { chooseCard } from '../../../run/option.ts';

/** "trash 1 card in your hand": the player of the hand chooses. */
export const trashHand: Processing<'trash hand'> = (run, context, action) => {
  const player = action.side === 'your' ? context.player : opponentOf(context.player);
  const chosen: CardId[] = [];
  while (chosen.length < action.n) {
    const hand = run.state.hand[player].filter(
      (card) => !isShown(run, context, card) && !chosen.includes(card),
    );
    if (hand.length === 0) break;
    const kinds = hand.filter(
      (card, i) =>
        hand.findIndex((other) => run.setup.cards[other] === run.setup.cards[card]) === i,
    );
    chosen.push(choose(run, player, 'target', '15-10-2-1', kinds, chooseCard));
  }
  const trashed = chosen.length;
  if (trashed > 0)
    propose(run, {
      kind: 'move cards',
      cards: chosen,
      to: 'trash',
      cause: context.cause,
      rule: '4-16-1',
    });
  if (trashed === 0)
    run.trace?.say({
      verb: 'nothing',
      rule: '1-3-2',
      card: context.card,
      effect: context.pending.ability.name,
    });
  if (trashed > 0) context.done.add('trash hand');
  noteMoved(context, 'trash hand', trashed, chosen);
  return trashed === action.n;
};
