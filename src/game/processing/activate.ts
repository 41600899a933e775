import { TIMINGS } from '../../effect/tree/tree.ts';
import type { Ability } from '../../card/ability/ability.ts';
import { isOfList } from '../../effect/tree/listed.ts';
import { saidBy, type SameWord } from '../../effect/tree/closed/same.ts';
import { cardDone, type Context } from '../is/context/context.ts';
import { isElsewhere } from '../is/view/base-view.ts';
import { mayActivateAs } from '../is/view/may-activate.ts';
import { viewOf } from '../is/view/view.ts';
import { named } from '../state/trace.ts';
import { choose } from '../run/choose.ts';
import { effectRef } from '../run/option.ts';
import { defOf, inForce, type Run } from '../run/run.ts';
import type { Pending } from '../state/state.ts';
import type { Held } from '../state/modifier.ts';
import { isSpent } from '../trigger/once-per-turn.ts';
import { activateOthers } from './activate-others.ts';
import { nothing } from './move-cards.ts';
import type { Processing } from './processing.ts';

/**
 * "Activate this card's [Main] effects", "Activate 1 of the effects below", "activate the effect
 * below 4 times", "activate 1 of this Digimon's [When Digivolving] effects": they are processed
 * inside this effect, and the card is not used (4-22-5, 15-15-7). Of several their player says
 * which, and in which order (15-15-7-2).
 */
export const activateMain: Processing<'activate'> = (run, context, action) => {
  const timing = TIMINGS.find((known) => known === action.what);
  const names = [timing, action.or].flatMap((one) => TIMINGS.find((known) => known === one) ?? []);
  if (action.of?.kind === 'same' && saidBy(action.of.said).moved !== undefined)
    return activateOfCard(run, context, action.of.said, timing);
  if (names.length > 0 && action.of !== undefined && action.of.kind !== 'this')
    return activateOthers(run, context, action, names);
  const able = names.filter((name) => mayActivateAs(run, context.unit, name));
  if (names.length > 0 && able.length === 0) return nothing(run, context);
  // What set this effect off is nothing that others speak of, and "it" in its own list.
  const { meant, same: _, last: __, ...pending } = context.pending;
  const isListed = isOfList(action);
  const spoken = isListed && meant !== undefined ? { meant } : {};
  const found = isListed
    ? (pending.ability.choices ?? []).map((ability) => ({ ability, origin: pending.origin }))
    : effectsOf(run, context, names.length > 0 ? able : [timing]);
  let left: readonly Pending[] = found
    .filter((held) => !saysSpent(run, context, held))
    .map((held) => ({ ...pending, ...held, ...spoken, event: null }));
  if (left.length === 0) return nothing(run, context);
  const isRepeated = action.what === 'times below';
  const most = action.what === 'below' ? 1 : (action.n ?? left.length);
  for (let n = isRepeated ? most : Math.min(most, left.length); n > 0; n--) {
    const next = choose(run, context.player, 'order', '15-15-7-2', left, (one) => ({
      kind: 'take first',
      effect: effectRef(one),
    }));
    if (!isRepeated) left = left.filter((one) => one !== next);
    run.trace?.say({
      verb: 'activates',
      rule: '15-15-7-1',
      card: named(context.unit ?? context.card),
      effect: next.ability.name,
    });
    run.kernel.activate(run, next);
  }
  return true;
};

/**
 * "activate 1 [On Play] effect on the placed card as an effect of this Digimon": printed on that
 * card, and of this Digimon for as long as it is processed (15-15-7-1). There may be none (Q4264).
 */
function activateOfCard(
  run: Run,
  context: Context,
  word: SameWord,
  timing: string | undefined,
): boolean {
  const card = cardDone(context, word);
  const { unit, player } = context;
  if (card === undefined || unit === null || unit.gone) return nothing(run, context);
  const found: readonly Pending[] = defOf(run, card)
    .effects.upper.abilities.map((ability, i) => ({ ability, origin: card * 64 + i }))
    .filter(
      ({ ability }) =>
        ability.keyword === undefined &&
        !isElsewhere(ability) &&
        ability.timings.some((name) => name === timing),
    )
    .filter((held) => !saysSpent(run, context, held))
    .map((held) => ({
      ...held,
      unit,
      card: named(unit),
      generation: -1,
      player,
      event: null,
    }));
  if (found.length === 0) return nothing(run, context);
  const next = choose(run, player, 'order', '15-15-7-2', found, (one) => ({
    kind: 'take first',
    effect: effectRef(one),
  }));
  const { name: effect } = next.ability;
  run.trace?.say({ verb: 'activates', rule: '15-15-7-1', card: named(unit), effect });
  run.kernel.activate(run, next);
  return true;
}

/** 15-14-1-2: what is used up is not activated by another effect either (Q4963). */
function saysSpent(run: Run, { unit }: Context, held: Held): boolean {
  if (unit === null || !isSpent(unit, held) || !inForce(run, '15-14-1-2')) return false;
  const { name: effect } = held.ability;
  run.trace?.say({ verb: 'cannot activate', rule: '15-14-1-2', card: named(unit), effect });
  return true;
}

/** Effects of a timing that a Digimon has, those it was given among them; else those of a card. */
function effectsOf(
  run: Run,
  { unit, card, pending }: Context,
  wanted: readonly (string | undefined)[],
): readonly { readonly ability: Ability; readonly origin: number }[] {
  const isOf = ({ timings }: Ability): boolean => timings.some((name) => wanted.includes(name));
  const { upper, security } = defOf(run, card).effects;
  // 15-16-10: [Security] effects are the card's, wherever it lies.
  const isSecurity = wanted.includes('Security');
  const printed = isSecurity ? security : upper;
  const held =
    unit === null || unit.gone || isSecurity
      ? printed.abilities.map((ability) => ({ ability, origin: pending.origin }))
      : viewOf(run, unit).abilities.filter(({ ability }) => !isElsewhere(ability));
  return held.filter(({ ability }) => isOf(ability));
}
