import { knowOrder } from '../../../happens/commit/unordered.ts';
import { propose } from '../../../happens/propose.ts';
import { noteMoved } from '../../../is/context/context.ts';
import type { Processing } from '../../processing.ts';
import { playersOf } from './players.ts';

/** "trash the top 2 cards of your deck", "of both players' decks" */
export const trashDeck: Processing<'trash deck'> = (run, context, action) => {
  let enough = true;
  for (const one of playersOf(run, context, action.side)) {
    const cards = run.state.deck[one].slice(0, action.n);
    knowOrder(run, cards);
    if (cards.length > 0) context.done.add('trash deck');
    noteMoved(context, 'trash deck', cards.length, cards);
    enough &&= cards.length === action.n;
    const { cause } = context;
    propose(run, { kind: 'move cards', cards, to: 'trash', cause, rule: '4-16-1' });
  }
  return enough;
};
