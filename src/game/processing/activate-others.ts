import type { TimingName } from '../../effect/tree/tree.ts';
import type { Context } from '../is/context/context.ts';
import { distinct } from '../position/distinct.ts';
import { mayActivateAs } from '../is/view/may-activate.ts';
import { chooseOne } from '../is/target/choose-one.ts';
import { viewOf } from '../is/view/view.ts';
import { choose } from '../run/choose.ts';
import { effectRef } from '../run/option.ts';
import { inForce, type Run } from '../run/run.ts';
import { named } from '../state/trace.ts';
import { topCard, type Pending, type Unit } from '../state/state.ts';
import { isSpent } from '../trigger/once-per-turn.ts';
import { nothing } from './move-cards.ts';
import type { ActionOf } from './processing.ts';

/**
 * "activate 1 of that Digimon's [When Digivolving] effects": inside this effect, and of that
 * Digimon (15-15-7-1); several one after another, as their player likes (15-15-7-2).
 */
export function activateOthers(
  run: Run,
  context: Context,
  action: ActionOf<'activate'>,
  timings: readonly TimingName[],
): boolean {
  const { of } = action;
  const unit = of === undefined ? undefined : chooseOne(run, context, of);
  const able =
    unit === undefined ? [] : timings.filter((timing) => mayActivateAs(run, unit, timing));
  if (unit === undefined || able.length === 0) return nothing(run, context);
  const mustPay = isMandatory(context, action);
  let left = distinct(effectsOf(run, unit, able, mustPay));
  if (left.length === 0) return nothing(run, context);
  // "1 of its effects", "1 of your [X]'s effects"; "the effects of it" are all of them.
  const isOne = action.n !== undefined || action.allOfThem !== true;
  while (left.length > 0) {
    const pending = choose(run, context.player, 'order', '15-15-7-2', left, (one) => ({
      kind: 'take first',
      effect: effectRef(one),
    }));
    left = isOne ? [] : left.filter((one) => one !== pending);
    const card = named(unit);
    run.trace?.say({ verb: 'activates', rule: '15-15-7-1', card, effect: pending.ability.name });
    run.kernel.activate(run, pending);
  }
  return true;
}

/** Effects of that timing that are printed on it or given to it, and not used up this turn. */
const effectsOf = (
  run: Run,
  unit: Unit,
  able: readonly TimingName[],
  mustPay: boolean,
): readonly Pending[] =>
  viewOf(run, unit)
    .abilities.filter(
      (held) =>
        held.ability.keyword === undefined &&
        held.ability.timings.some((timing) => able.includes(timing)) &&
        !(isSpent(unit, held) && inForce(run, '15-14-1-2')),
    )
    .map(({ ability, origin }) => ({
      ability,
      origin,
      unit,
      card: topCard(unit),
      generation: -1,
      player: unit.owner,
      event: null,
      ...(mustPay ? { mustPay } : {}),
    }));

/** 15-15-7-4: where it is not left to the player to activate them, what they ask is paid. */
const isMandatory = ({ pending }: Context, action: ActionOf<'activate'>): boolean =>
  pending.ability.sentences.every(({ processes }) =>
    processes.every((process) => process.action !== action || process.may === undefined),
  );
