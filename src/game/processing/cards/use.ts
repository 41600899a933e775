import type { Context } from '../../is/context/context.ts';
import { refuseOption, useOption } from '../../procedure/use/option.ts';
import type { Price } from '../../procedure/play/play.ts';
import type { Run } from '../../run/run.ts';
import type { CardId } from '../../state/state.ts';
import { pickCards } from '../pick.ts';
import { priceOf } from '../price.ts';
import type { Processing } from '../processing.ts';
import type { Destination } from '../../state/change.ts';

/**
 * "Use 1 Option card from your hand without paying the cost." (9-1): its [Main] is activated inside
 * this effect (9-1-2).
 */
export const use: Processing<'use'> = (run, context, action) => {
  const price = priceOf(run, context, action.cost);
  const { player } = context;
  const card = pickCards(
    run,
    context,
    action.target,
    (one) => refuseOption(run, player, one, price) === null,
  )[0];
  if (card === undefined) {
    run.trace?.say({
      verb: 'nothing',
      rule: '1-3-2',
      card: context.card,
      effect: context.pending.ability.name,
    });
    return false;
  }
  return useCard(run, context, card, price);
};

/** Uses an Option that was picked. */
export const useCard = (run: Run, context: Context, card: CardId, price: Price): boolean =>
  useOption(run, context.player, card, price, insteadOfTrash(context)) === null;

/**
 * Where this effect puts the Option that it uses: what stands behind is overwrite processing of its
 * trashing (9-1-5, 18-2-1).
 */
function insteadOfTrash({ pending }: Context): Destination {
  for (const { processes } of pending.ability.sentences)
    for (const { action } of processes) if (action.kind === 'place used') return action.to;
  return 'trash';
}
