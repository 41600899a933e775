import { mayPlayByEffects } from '../is/ban.ts';
import { emitPlayed } from '../happens/commit/stack.ts';
import { noteDone } from '../is/context.ts';
import { playCard, playTogether, refusePlay } from '../procedure/play/play.ts';
import { isReached, nothing, wanted } from './move-cards.ts';
import { pickCards } from './pick.ts';
import { priceOf } from './price.ts';
import type { Processing } from './processing.ts';
import { chooseWhether } from '../run/choose.ts';
import { playedTogether } from '../run/policy.ts';
import { inForce } from '../run/run.ts';
import type { GameEvent, Unit } from '../state/state.ts';

/** "Play 1 red Digimon card from your hand without paying the cost." (7-1) */
export const play: Processing<'play'> = (run, context, action) => {
  const price = priceOf(action.cost);
  const cards = pickCards(
    run,
    context,
    action.target,
    (card) => mayPlayByEffects(run, context.player, card) && refusePlay(run, card, price) === null,
  ).filter((card) => isReached(run, context, card));
  if (cards.length === 0) {
    // "It gains <Rush>": nothing was played that could.
    context.same = [];
    return nothing(run, context);
  }
  const all = context.pending.ability.clauses?.all;
  if (all !== undefined)
    run.trace?.say({ verb: 'clause', clause: 'all', rule: all, card: context.card });
  // 16-29-4: one of each, not only some; without that clause the player could leave one.
  const played = cards.filter(
    (card) =>
      all === undefined ||
      inForce(run, all) ||
      chooseWhether(run, context.player, 'may', all, () => ({ kind: 'play', card })),
  );
  const { player, cause } = context;
  const suspended = action.suspended === true;
  const together: GameEvent[] = [];
  const isTogether = cards.length > 1 && playedTogether(run);
  const by = isTogether ? { cause, together } : { cause };
  const units: readonly Unit[] =
    isTogether && played.length > 1
      ? playTogether(run, player, played, price, suspended, by)
      : played.flatMap(
          (card) => playCard(run, player, card, price, suspended, undefined, by) ?? [],
        );
  emitPlayed(run, together);
  context.same = units;
  noteDone(context, 'play', units);
  return units.length === cards.length && units.length >= wanted(action.target);
};
