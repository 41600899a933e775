import { reached } from '../../happens/propose.ts';
import { noteDone } from '../../is/context/context.ts';
import { effectOf } from '../../is/view/reach.ts';
import { chooseOne } from '../../is/target/choose-one.ts';
import { candidates } from '../../is/target/target.ts';
import { chooseLinkCost, costsToLink, linkByEffect } from '../../procedure/link.ts';
import { canPayMemory } from '../../procedure/play/pay-memory.ts';
import type { CardId, Unit } from '../../state/state.ts';
import { isReached, nothing } from '../move-cards.ts';
import { pickCards } from '../pick.ts';
import type { Processing } from '../processing.ts';

/** Cards are linked to a Digimon of their player (10-1-2). */
const ONE_OF_YOURS = {
  kind: 'choose',
  n: 1,
  upTo: false,
  side: 'your',
  other: false,
  noun: 'Digimon',
  filters: [],
} as const;

/**
 * "link 1 Digimon card from your hand to 1 of your Digimon without paying the cost": by a link
 * requirement that the Digimon meets (10-1-3-1).
 */
export const link: Processing<'link'> = (run, context, action) => {
  const { n } = action;
  const costsOf = (card: CardId, unit: Unit): readonly number[] =>
    costsToLink(run, card, unit)
      .map((cost) => (n === undefined ? 0 : Math.max(0, cost - n)))
      .filter((left) => n === undefined || canPayMemory(run, context.player, left));
  const to = action.to ?? { ...ONE_OF_YOURS, span: action.span };
  const there = candidates(run, context, to);
  const fits = (card: CardId): boolean => there.some((unit) => costsOf(card, unit).length > 0);
  const { same } = context;
  const card = pickCards(run, context, action.target, fits)[0];
  context.same = same;
  const unit =
    card === undefined
      ? undefined
      : chooseOne(run, context, to, (one) => costsOf(card, one).length > 0);
  const costs = card === undefined || unit === undefined ? [] : costsOf(card, unit);
  if (card === undefined || unit === undefined || costs.length === 0) return nothing(run, context);
  // 15-15-5-1, 15-15-5-3: it can be chosen, and nothing is linked to it.
  if (!reached(run, unit, effectOf(run, context.cause)) || !isReached(run, context, card))
    return false;
  const cost = chooseLinkCost(run, context.player, costs);
  const done = linkByEffect(run, card, unit, n === undefined ? null : cost);
  noteDone(context, 'link', done ? [unit] : []);
  return done;
};
