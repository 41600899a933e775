import type { KeywordCounter } from '../../../effect/keyword/keywords.ts';
import type { Player } from '../../../base/player.ts';
import { choose } from '../../run/choose.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import { effectRef } from '../../run/option.ts';
import { worksThere } from '../../is/view/base-view.ts';
import { distinct } from '../../position/distinct.ts';
import { isInItsTurn } from '../../is/condition/filter.ts';
import { viewOf } from '../../is/view/view.ts';
import { topCard, type CardId, type GameEvent, type Pending } from '../../state/state.ts';
import { noteActivationOf } from '../../trigger/emit.ts';
import { isSpent } from '../../trigger/once-per-turn.ts';
import { canPayAny } from '../../trigger/pay.ts';
import { blastDigivolve } from './blast-digivolve.ts';
import { blastDnaDigivolve } from './blast-dna-digivolve.ts';
import type { Counter, CounterKeyword } from './counter-keyword.ts';

/** Keyword effects of the counter timing, in the order of chapter 16. */
const TABLE: { readonly [name in KeywordCounter]: CounterKeyword } = {
  'Blast Digivolve': blastDigivolve,
  'Blast DNA Digivolve': blastDnaDigivolve,
};
const KEYWORDS = Object.entries(TABLE);

/** What a card of the hand can do, and by which keyword. */
interface KeywordOffer {
  readonly card: CardId;
  readonly name: string;
  readonly keyword: CounterKeyword;
  readonly counter: Counter;
}

/** A [Counter] effect of something on the field, or a keyword effect of a card in the hand. */
type Offer = KeywordOffer | Pending;

/** Counter timing (11-3): the non-turn player may activate one [Counter] effect. */
export function counter(run: Run, player: Player): void {
  const offers = run.state.hand[player].flatMap((card) => offersOf(run, player, card));
  const effects = counterEffects(run, player);
  if (offers.length + effects.length === 0) return;
  // All of them are optional (11-3-1, 16-26-3, 16-31-3).
  const forced = offers.some(({ keyword }) => !inForce(run, keyword.mayRule));
  const options: (Offer | null)[] = [...offers, ...distinct(effects), ...(forced ? [] : [null])];
  const chosen = choose(run, player, 'use', '11-3-1', options, (offer) =>
    offer === null
      ? { kind: 'decline', of: { kind: 'counter' } }
      : 'ability' in offer
        ? { kind: 'use', effect: effectRef(offer) }
        : offer.counter.option,
  );
  if (chosen === null) {
    const [, declined] =
      KEYWORDS.find(([name]) => offers.some((offer) => offer.name === name)) ?? [];
    const rule = declined?.mayRule ?? '11-3-1';
    run.trace?.say({ verb: 'declines counter', rule, player });
    return;
  }
  if ('ability' in chosen) {
    run.state.fresh.push(chosen);
    return;
  }
  const { card, name, keyword } = chosen;
  const effect = `<${name}>`;
  noteActivationOf(run, card, effect);
  run.trace?.say({ verb: 'activates', rule: keyword.rule, card, effect, also: keyword.also });
  chosen.counter.carryOut();
}

/**
 * [Counter] effects on the player's field that can be activated now: activation-type effects, so
 * that their conditions must hold and what "by" asks must be possible (15-16-14-1, 15-8-4).
 */
const counterEffects = (run: Run, player: Player): readonly Pending[] =>
  run.state.units
    .filter((unit) => unit.owner === player)
    .flatMap((unit) =>
      viewOf(run, unit)
        .abilities.filter(
          (held) =>
            held.ability.timings.includes('Counter') &&
            worksThere(held.ability, unit) &&
            isInItsTurn(run, held.ability, player) &&
            !(isSpent(unit, held) && inForce(run, '15-14-1-2')),
        )
        .map((held) => ({
          ...held,
          unit,
          card: topCard(unit),
          generation: -1,
          player,
          event: COUNTER_TIMING,
        })),
    )
    .filter((pending) => canPayAny(run, pending));

/** It is set off by nobody: its player declares it, so no event can look otherwise later. */
export const COUNTER_TIMING: GameEvent = { kind: 'attack', units: [] };

function offersOf(run: Run, player: Player, card: CardId): readonly KeywordOffer[] {
  const { keywords } = defOf(run, card).effects.upper;
  return KEYWORDS.flatMap(([name, keyword]) => {
    const use = keywords.find((one) => one.name === name);
    if (use === undefined || !inForce(run, keyword.rule)) return [];
    const counters = keyword.counters(run, player, card, use);
    return counters.map((counter) => ({ card, name, keyword, counter }));
  });
}
