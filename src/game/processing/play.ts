import { emitPlayed } from '../happens/commit/stack.ts';
import { noteDone } from '../is/context.ts';
import { playCard, refusePlay } from '../procedure/play/play.ts';
import { isReached, nothing, wanted } from './move-cards.ts';
import { pickCards } from './pick.ts';
import { priceOf } from './price.ts';
import type { Processing } from './processing.ts';
import { chooseWhether } from '../run/choose.ts';
import { inForce } from '../run/run.ts';
import type { GameEvent, Unit } from '../state/state.ts';

/** "Play 1 red Digimon card from your hand without paying the cost." (7-1) */
export const play: Processing<'play'> = (run, context, action) => {
  const price = priceOf(action.cost);
  const cards = pickCards(
    run,
    context,
    action.target,
    (card) => refusePlay(run, card, price) === null,
  ).filter((card) => isReached(run, context, card));
  if (cards.length === 0) {
    // "It gains <Rush>": nothing was played that could.
    context.same = [];
    return nothing(run, context);
  }
  const all = context.pending.ability.clauses?.all;
  if (all !== undefined)
    run.trace?.say({ verb: 'clause', clause: 'all', rule: all, card: context.card });
  const units: Unit[] = [];
  const together: GameEvent[] = [];
  const { cause } = context;
  const by = cards.length > 1 ? { cause, together } : { cause };
  for (const card of cards) {
    // 16-29-4: one of each, not only some; without that clause the player could leave one.
    if (
      all !== undefined &&
      !inForce(run, all) &&
      !chooseWhether(run, context.player, 'may', all, () => ({ kind: 'play', card }))
    )
      continue;
    const unit = playCard(
      run,
      context.player,
      card,
      price,
      action.suspended === true,
      undefined,
      by,
    );
    if (unit !== null) units.push(unit);
  }
  emitPlayed(run, together);
  context.same = units;
  noteDone(context, 'play', units);
  return units.length === cards.length && units.length >= wanted(action.target);
};
