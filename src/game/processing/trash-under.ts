import { propose } from '../happens/propose.ts';
import { chooseCards } from '../is/card-target.ts';
import { chooseTargets } from '../is/target.ts';
import { nothing } from './move-cards.ts';
import type { Processing } from './processing.ts';

/** "trash 2 digivolution cards of 1 of your opponent's Digimon" */
export const trashUnder: Processing<'trash under'> = (run, context, action) => {
  const unit = chooseTargets(run, context, action.who)[0];
  if (unit === undefined) return nothing(run, context);
  const under = unit.cards.slice(1);
  const n = action.end === 'all' ? under.length : Math.min(action.n, under.length);
  const cards =
    action.end === 'top'
      ? under.slice(0, n)
      : action.end === 'bottom'
        ? under.slice(under.length - n)
        : action.end === 'all'
          ? under
          : chooseCards(run, context, under, n, false);
  if (cards.length === 0) return nothing(run, context);
  const hit = propose(run, {
    kind: 'trash under',
    unit,
    cards,
    cause: context.cause,
    rule: '4-16-1',
  });
  if (hit.length > 0) context.done.add('trash under');
  return hit.length > 0 && (action.end === 'all' || cards.length === action.n);
};
