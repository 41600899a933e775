import { propose } from '../happens/propose.ts';
import type { Processing } from './processing.ts';
import { choose } from '../run/choose.ts';

/** "Return the rest to the bottom of the deck." */
export const rest: Processing<'rest'> = (run, context, action) => {
  const cards = context.revealed;
  const to =
    action.to === 'deck top or bottom'
      ? choose(
          run,
          context.player,
          'target',
          '15-10-2-1',
          ['deck top', 'deck bottom'] as const,
          String,
        )
      : action.to;
  if (cards.length > 0) propose(run, { kind: 'move cards', cards, to, rule: '15-15-3' });
  context.revealed = [];
  return true;
};
