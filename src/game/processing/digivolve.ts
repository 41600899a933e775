import { reached } from '../happens/propose.ts';
import { effectOf } from '../is/reach.ts';
import { chooseTargets } from '../is/target.ts';
import { digivolve as digivolveUnit, refuseDigivolve } from '../procedure/digivolve/digivolve.ts';
import { nothing } from './move-cards.ts';
import { pickCards } from './pick.ts';
import { priceOf } from './price.ts';
import type { Processing } from './processing.ts';

/** "This Digimon may digivolve into a Digimon card in your hand without paying the cost." (8-1) */
export const digivolve: Processing<'digivolve'> = (run, context, action) => {
  const price = priceOf(action.cost);
  const unit = chooseTargets(run, context, action.who)[0];
  if (unit === undefined) return nothing(run, context);
  // 15-15-5-1, 15-15-5-3: it can be chosen, and stays what it is.
  if (!reached(run, unit, effectOf(context.cause))) return false;
  const card = pickCards(
    run,
    context,
    action.into,
    (one) => refuseDigivolve(run, unit, one, price, action.ignoring === true) === null,
  )[0];
  if (card === undefined) return nothing(run, context);
  return digivolveUnit(run, context.player, unit, card, price, action.ignoring === true);
};
