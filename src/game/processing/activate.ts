import { TIMINGS } from '../../effect/tree/tree.ts';
import { mayActivateAs } from '../is/may-activate.ts';
import { named } from '../state/trace.ts';
import { defOf } from '../run/run.ts';
import { nothing } from './move-cards.ts';
import type { Processing } from './processing.ts';

/**
 * "Activate this card's [Main] effects.": they are processed inside this effect, and the card is
 * not used (4-22-5, 15-15-7).
 */
export const activateMain: Processing<'activate'> = (run, context, action) => {
  const timing = /(Main|Security|On Play|When Digivolving)/.exec(action.what)?.[1];
  if (timing === undefined) return false;
  const name = TIMINGS.find((known) => known === timing);
  if (name !== undefined && !mayActivateAs(run, context.unit, name)) return nothing(run, context);
  const abilities = defOf(run, context.card).effects.upper.abilities.filter((ability) =>
    ability.timings.some((name) => name === timing),
  );
  // What set this effect off is nothing that those speak of.
  const { meant: _, same: __, ...pending } = context.pending;
  for (const ability of abilities) {
    run.trace?.say({
      verb: 'activates',
      rule: '15-15-7-1',
      card: named(context.unit ?? context.card),
      effect: ability.name,
    });
    run.kernel.activate(run, { ...pending, ability, event: null });
  }
  return abilities.length > 0;
};
