import { isTokens, tokenName } from '../../../card/named/named.ts';
import { mayPlayByEffects } from '../../is/view/ban.ts';
import { emitPlayed } from '../../happens/commit/stack.ts';
import { becomesPlayed, noteDone, type Context } from '../../is/context/context.ts';
import { FREE, playCard, playTogether, refusePlay, type Price } from '../../procedure/play/play.ts';
import { isReached, nothing, wanted } from '../move-cards.ts';
import { pickCards } from '../pick.ts';
import { priceOf } from '../price.ts';
import type { ActionOf, Processing } from '../processing.ts';
import { chooseWhether } from '../../run/choose.ts';
import { playedTogether } from '../../run/policy.ts';
import { inForce, TOKENS_READY, UnknownCard, type Run } from '../../run/run.ts';
import type { CardId, GameEvent, Unit } from '../../state/state.ts';

/** "Play 1 red Digimon card from your hand without paying the cost." (7-1) */
export const play: Processing<'play'> = (run, context, action) => {
  if (isTokens(action.target)) return playTokens(run, context, action);
  // 3-4-7-2: one card at most is there.
  const isTaken = run.state.units.some(
    ({ owner, area }) => owner === context.player && area === 'breeding',
  );
  if (action.to === 'breeding area' && isTaken && inForce(run, '3-4-7-2')) {
    context.same = [];
    return nothing(run, context);
  }
  const price = priceOf(run, context, action.cost);
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
  const isPlayed = playCards(
    run,
    context,
    {
      price,
      suspended: action.suspended === true,
      wanted: wanted(action.target),
      ...(action.to === 'breeding area' ? { area: 'breeding' } : {}),
    },
    cards,
  );
  if (action.target.kind === 'this') becomesPlayed(context, context.same);
  return isPlayed;
};

/** "Play 1 [Cub] Token.": as if it had the facts that the text gives it (4-21-1). */
function playTokens(run: Run, context: Context, { target, suspended }: ActionOf<'play'>): boolean {
  const { setup, state } = run;
  const cards = (target.kind === 'both' ? target.targets : [target]).flatMap((one) => {
    const name = tokenName(one);
    const ready = setup.tokens.filter(
      (card) =>
        setup.owners[card] === context.player &&
        setup.cards[card]?.name === name &&
        state.generations[card] === 0,
    );
    const n = wanted(one);
    if (ready.length < n)
      throw new UnknownCard(
        `more than ${TOKENS_READY} [${name}] Tokens are played; a scenario ends before that`,
      );
    return ready.slice(0, n);
  });
  if (
    !inForce(run, '4-21-1') ||
    !cards.every((card) => mayPlayByEffects(run, context.player, card))
  ) {
    context.same = [];
    return nothing(run, context);
  }
  const how = { price: FREE, suspended: suspended === true, wanted: cards.length };
  return playCards(run, context, how, cards);
}

/** How cards are played, and how many of them the text asks for. */
interface Playing {
  readonly price: Price;
  readonly suspended: boolean;
  readonly wanted: number;
  readonly area?: 'breeding';
}

/** Plays cards that were picked, several at the same time. */
export function playCards(
  run: Run,
  context: Context,
  { price, suspended, wanted: needed, area }: Playing,
  cards: readonly CardId[],
): boolean {
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
  const together: GameEvent[] = [];
  const isTogether = cards.length > 1 && playedTogether(run);
  const there = area === undefined ? {} : { area, byEffect: true };
  const by = isTogether ? { cause, together } : { cause, ...there };
  const units: readonly Unit[] =
    isTogether && played.length > 1
      ? playTogether(run, player, played, price, suspended, by)
      : played.flatMap(
          (card) => playCard(run, player, card, price, suspended, undefined, by) ?? [],
        );
  emitPlayed(run, together);
  // 3-4-7-3: nothing that is said of it behind that reaches it in the breeding area.
  context.same = area === undefined ? units : [];
  noteDone(context, 'play', units);
  return units.length === cards.length && units.length >= needed;
}
