import { playCard, playTogether, refusePlay } from '../procedure/play/play.ts';
import { mayPlayByEffects } from '../is/ban.ts';
import { nothing } from './move-cards.ts';
import { pickCards } from './pick.ts';
import { priceOf } from './price.ts';
import type { Processing } from './processing.ts';
import { chooseWhether } from '../run/choose.ts';
import { playedTogether } from '../run/policy.ts';
import { inForce } from '../run/run.ts';

/** "Play 1 red Digimon card from your hand without paying the cost." (7-1) */
export const play: Processing<'play'> = (run, context, action) => {
  const price = priceOf(action.cost);
  const cards = pickCards(
    run,
    context,
    action.target,
    (card) => mayPlayByEffects(run, context.player, card) && refusePlay(run, card, price) === null,
  );
  if (cards.length === 0) return nothing(run, context);
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
  const suspended = action.suspended === true;
  const units =
    played.length > 1 && playedTogether(run)
      ? playTogether(run, context.player, played, price, suspended)
      : played.flatMap((card) => playCard(run, context.player, card, price, suspended) ?? []);
  context.same = units;
  return units.length === cards.length;
};
