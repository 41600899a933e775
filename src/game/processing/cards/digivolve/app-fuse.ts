import { reached } from '../../../happens/propose.ts';
import { noteDone, type Context } from '../../../is/context/context.ts';
import { effectOf } from '../../../is/view/reach.ts';
import { chooseOne } from '../../../is/target/choose-one.ts';
import { candidates } from '../../../is/target/target.ts';
import {
  appFuse as fuse,
  fusionsOf,
  refuseFusion,
  type AppFusion,
} from '../../../procedure/digivolve/app-fusion.ts';
import type { Run } from '../../../run/run.ts';
import type { CardId, Unit } from '../../../state/state.ts';
import { nothing } from '../../move-cards.ts';
import { pickCards } from '../../pick.ts';
import type { ActionOf } from '../../processing.ts';

/**
 * "1 of your Digimon may app fuse into a Digimon card in the hand" (8-4-2-2): the card is revealed,
 * then its player chooses a Digimon that meets the requirement with a link card (8-4-3-1).
 */
export function appFuse(run: Run, context: Context, action: ActionOf<'digivolve'>): boolean {
  const units = candidates(run, context, action.who);
  const fusions = (unit: Unit, card: CardId): readonly AppFusion[] => {
    const found = fusionsOf(run, unit, card);
    return found.length > 0 && refuseFusion(run, unit, card, found) === null ? found : [];
  };
  const fits = (card: CardId): boolean => units.some((unit) => fusions(unit, card).length > 0);
  const card = pickCards(run, context, action.into, fits)[0];
  const unit =
    card === undefined
      ? undefined
      : chooseOne(run, context, action.who, (one) => fusions(one, card).length > 0);
  const found = card === undefined || unit === undefined ? [] : fusions(unit, card);
  if (card === undefined || unit === undefined || found.length === 0) return nothing(run, context);
  // 15-15-5-1, 15-15-5-3: it can be chosen, and stays what it is.
  if (!reached(run, unit, effectOf(run, context.cause))) return false;
  const done = fuse(run, unit, card, found, context.cause);
  noteDone(context, 'digivolve', done ? [unit] : []);
  return done;
}
