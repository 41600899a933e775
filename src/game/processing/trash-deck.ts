import { opponentOf } from '../../base/player.ts';
import { propose } from '../happens/propose.ts';
import type { Processing } from './processing.ts';

/** "trash the top 2 cards of your deck" */
export const trashDeck: Processing<'trash deck'> = (run, context, action) => {
  const player = action.side === "your opponent's" ? opponentOf(context.player) : context.player;
  const cards = run.state.deck[player].slice(0, action.n);
  propose(run, { kind: 'move cards', cards, to: 'trash', cause: context.cause, rule: '4-16-1' });
  if (cards.length > 0) context.done.add('trash deck');
  return cards.length === action.n;
};
