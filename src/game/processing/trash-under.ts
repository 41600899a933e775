import type { Target } from '../../effect/tree/tree.ts';
import { chooseCards, isKept } from '../is/card-target.ts';
import type { Context } from '../is/context.ts';
import { candidates, chooseTargets } from '../is/target.ts';
import type { Run } from '../run/run.ts';
import type { CardId, Unit } from '../state/state.ts';
import { nothing, trashFromUnder } from './move-cards.ts';
import type { ActionOf, Processing } from './processing.ts';

/** "trash 2 digivolution cards of 1 of your opponent's Digimon" */
export const trashUnder: Processing<'trash under'> = (run, context, action) => {
  if (action.who.kind === 'any') return trashAnywhere(run, context, action, action.who);
  const units = chooseTargets(run, context, action.who);
  let complete = units.length > 0;
  const chosen: CardId[] = [];
  for (const unit of units) {
    const cards = cardsOf(run, context, action, unit);
    if (cards.length < (action.end === 'all' ? 1 : action.n)) complete = false;
    chosen.push(...cards);
  }
  const trashed = trashFromUnder(run, context, chosen);
  if (trashed < chosen.length) complete = false;
  if (trashed > 0) context.done.add('trash under');
  return trashed > 0 ? complete : nothing(run, context);
};

function cardsOf(
  run: Run,
  context: Context,
  { end, n }: ActionOf<'trash under'>,
  unit: Unit,
): readonly CardId[] {
  const under = unit.cards.slice(1);
  switch (end) {
    case 'top':
      return under.slice(0, n);
    case 'bottom':
      return under.slice(Math.max(0, under.length - n));
    case 'all':
      return under;
    case 'any':
      return chooseCards(run, context, under, Math.min(n, under.length), false);
  }
}

/** "trash any 2 digivolution cards of your opponent's Digimon": of whichever of them. */
function trashAnywhere(
  run: Run,
  context: Context,
  { end, n }: ActionOf<'trash under'>,
  who: Target,
): boolean {
  const under = candidates(run, context, who).flatMap(({ cards }) => cards.slice(1));
  const open = context.payer === null ? under : under.filter((card) => !isKept(run, context, card));
  const cards = end === 'all' ? open : chooseCards(run, context, open, n, false);
  if (cards.length === 0) return nothing(run, context);
  return trashFromUnder(run, context, cards) >= (end === 'all' ? cards.length : n);
}
