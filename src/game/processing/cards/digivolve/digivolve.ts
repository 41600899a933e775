import { reached } from '../../../happens/propose.ts';
import { effectOf } from '../../../is/view/reach.ts';
import { chooseOne } from '../../../is/target/choose-one.ts';
import {
  digivolve as digivolveUnit,
  refuseDigivolve,
} from '../../../procedure/digivolve/digivolve.ts';
import { allowedToEffect, sayAllowed, stopAtAsIf } from '../../../procedure/digivolve/allowed.ts';
import { asIfOf, whileAsIf } from '../../../procedure/digivolve/as-if.ts';
import { noteDone, speakOf, type Context } from '../../../is/context/context.ts';
import { appFuse } from './app-fuse.ts';
import { dnaDigivolve } from './dna-digivolve.ts';
import { nothing } from '../../move-cards.ts';
import { pickCards } from '../../pick.ts';
import { priceOf } from '../../price.ts';
import { topCard, type CardId, type Unit } from '../../../state/state.ts';
import { cardLabel, defOf, labelOf, Undecided, type Run } from '../../../run/run.ts';
import { mayIgnore } from '../../../is/view/ban.ts';
import { requirementsMet } from '../../../is/target/requirement.ts';
import type { ActionOf, Processing } from '../../processing.ts';

/**
 * "This Digimon may digivolve into a Digimon card in your hand without paying the cost." (8-1), and
 * the other ways to digivolve, which an effect names (8-2-2-4, 8-4-2-2).
 */
export const digivolve: Processing<'digivolve'> = (run, context, action) => {
  if (action.dna === true) return dnaDigivolve(run, context, action);
  if (action.appFusion === true) return appFuse(run, context, action);
  const unit = chooseOne(run, context, action.who);
  if (unit === undefined) return nothing(run, context);
  // 15-15-5-1, 15-15-5-3: it can be chosen, and stays what it is.
  if (!reached(run, unit, effectOf(run, context.cause))) return false;
  const { level, colours } = action;
  if (level === undefined) return digivolveOne(run, context, action, unit);
  if (defOf(run, topCard(unit)).category !== 'Tamer')
    throw new Undecided(
      `an effect would digivolve ${labelOf(run, unit)} "as if" it were a Digimon; what that means for a card that is no Tamer is not settled`,
    );
  return whileAsIf(run, unit, asIfOf({ level, colours }), () =>
    digivolveOne(run, context, action, unit),
  );
};

function digivolveOne(
  run: Run,
  context: Context,
  action: ActionOf<'digivolve'>,
  unit: Unit,
): boolean {
  const price = priceOf(run, context, action.cost);
  // Another effect may let it digivolve into a card of the hand that it could not otherwise.
  const costsFor = (one: CardId): readonly number[] =>
    allowedToEffect(run, unit, one).map(({ cost }) => cost);
  const { ignoring } = action;
  const isForbidden = ignoring !== undefined && !mayIgnore(run, context.player);
  const card = pickCards(run, context, action.into, (one) => {
    if (isForbidden) {
      stopAtIgnored(run, unit, one);
      return false;
    }
    const refusal = refuseDigivolve(run, unit, one, price, ignoring, costsFor(one));
    if (refusal === '8-1-3-1') stopAtAsIf(run, unit, one);
    return refusal === null;
  })[0];
  if (card === undefined) {
    // "Digivolve your [Rex] ... delete that Digimon": the one that digivolved, which is nobody.
    if (action.ordered === true) speakOf(context, [], false);
    return nothing(run, context);
  }
  sayAllowed(run, allowedToEffect(run, unit, card));
  const done = digivolveUnit(
    run,
    context.player,
    unit,
    card,
    price,
    action.ignoring,
    context.cause,
    costsFor(card),
  );
  noteDone(context, 'digivolve', done ? [unit] : []);
  return done;
}

/** Stops where requirements that can't be ignored are met anyway: nothing says what is so then. */
function stopAtIgnored(run: Run, unit: Unit, card: CardId): void {
  if (requirementsMet(run, unit, card).length > 0)
    throw new Undecided(
      `an effect would let a Digimon digivolve into ${cardLabel(run, card)} ignoring requirements, which players can't; whether it may digivolve as its requirements are met is not settled`,
    );
}
