import { named } from '../state/trace.ts';
import { reached } from '../happens/propose.ts';
import { effectOf } from '../is/reach.ts';
import { meantBy } from '../is/match.ts';
import { decoySavesOne, theySavesAll } from '../run/policy.ts';
import { choose } from '../run/choose.ts';
import { chooseUnit } from '../run/option.ts';
import type { Processing } from './processing.ts';

/**
 * "it isn't deleted": takes what the trigger condition means out of what is about to happen
 * (15-8-5). "they" are all of them, "1 of those" is one that is chosen.
 */
export const prevent: Processing<'prevent'> = (run, context, action) => {
  const { pending, event, unit } = context;
  if (event?.prevented === undefined) return false;
  const { prevented } = event;
  const exposed = event.units.filter((one) => !one.gone && !prevented.includes(one));
  const others =
    action.of === undefined
      ? meantBy(run, pending.ability, unit ?? { owner: pending.player, card: pending.card }, {
          ...event,
          units: exposed,
        })
      : exposed.filter((one) => one !== unit && one.owner === pending.player);
  const together =
    action.of === undefined
      ? action.form.startsWith('they') && theySavesAll(run)
      : !decoySavesOne(run);
  const chosen =
    others.length === 0
      ? (event.units.find((one) => one === unit) ?? null)
      : choose(
          run,
          pending.player,
          'target',
          pending.ability.processRule,
          together ? others.slice(0, 1) : others,
          chooseUnit,
        );
  if (chosen === null || chosen.gone) return false;
  let kept = 0;
  for (const saved of together && others.length > 0 ? others : [chosen]) {
    // 15-15-5-1: what keeps it would be an effect.
    if (!reached(run, saved, effectOf(context.cause))) continue;
    kept++;
    prevented.push(saved);
    run.trace?.say({
      verb: 'prevented',
      what: event.kind === 'would be deleted' ? 'deletion' : 'leaving',
      rule: pending.ability.processRule,
      card: named(event.was?.get(saved) ?? saved),
      effect: pending.ability.name,
    });
  }
  return kept > 0;
};
