import { stillRevealed } from '../../is/context/revealed.ts';
import { propose } from '../../happens/propose.ts';
import type { Processing } from '../processing.ts';
import { choose } from '../../run/choose.ts';
import { cardsInOrder } from '../ask-order.ts';

const ENDS_OF_DECK = ['deck top', 'deck bottom'] as const;

/** "Return the rest to the bottom of the deck." */
export const rest: Processing<'rest'> = (run, context, action) => {
  const { cause } = context;
  const revealed = stillRevealed(run, context);
  const to =
    action.to === 'deck top or bottom'
      ? choose(run, context.player, 'target', '15-10-2-1', ENDS_OF_DECK, (to) => ({
          kind: 'end of deck',
          end: to === 'deck top' ? 'top' : 'bottom',
        }))
      : action.to;
  const cards = cardsInOrder(run, context.player, revealed, to);
  if (cards.length > 0) context.done.add(to === 'trash' ? 'trash cards' : 'return');
  if (cards.length > 0) propose(run, { kind: 'move cards', cards, to, cause, rule: '15-15-3' });
  return true;
};
