import { asOption } from '../../../card/dual.ts';
import { mayPlayByEffects } from '../../is/view/ban.ts';
import { refuseOption } from '../../procedure/use/option.ts';
import { refusePlay } from '../../procedure/play/play.ts';
import { defOf } from '../../run/run.ts';
import type { CardId } from '../../state/state.ts';
import { nothing } from '../move-cards.ts';
import { pickCards } from '../pick.ts';
import { playCards } from './play.ts';
import { priceOf } from '../price.ts';
import type { Processing } from '../processing.ts';
import { useCard } from './use.ts';

/**
 * "play or use 1 card from your hand": an Option is used (9-1), anything else is played (7-1). A
 * DUAL card can only be used (4-6-2).
 */
export const playOrUse: Processing<'play or use'> = (run, context, action) => {
  const price = priceOf(run, context, action.cost);
  const { player } = context;
  const isOption = (card: CardId): boolean => asOption(defOf(run, card)).category === 'Option';
  const card = pickCards(run, context, action.target, (one) =>
    isOption(one)
      ? refuseOption(run, player, one, price) === null
      : mayPlayByEffects(run, player, one) && refusePlay(run, one, price) === null,
  )[0];
  if (card === undefined) {
    context.same = [];
    return nothing(run, context);
  }
  return isOption(card)
    ? useCard(run, context, card, price)
    : playCards(run, context, { price, suspended: false, wanted: 1 }, [card]);
};
