import { isMeant } from '../match.ts';
import { choose, labelOf, say, type Run } from '../run.ts';
import type { Pending, Unit } from '../state.ts';
import type { Processing } from './processing.ts';

/** "When one of your Digimon would be deleted": whether it was this one (15-5-1). */
const setOff = (run: Run, { ability, unit, card, player }: Pending, one: Unit): boolean =>
  ability.events.some(
    ({ phrase }) =>
      phrase !== undefined &&
      'who' in phrase &&
      phrase.who !== undefined &&
      isMeant(run, one, phrase.who, unit ?? { owner: player, card }),
  );

/** "it isn't deleted": takes the Digimon out of what is about to happen (15-8-5); "1 of those" takes one that is chosen. */
export const prevent: Processing<'prevent'> = (run, context, action) => {
  const { pending, event, unit } = context;
  if (event?.prevented === undefined) return false;
  const { prevented } = event;
  const exposed = event.units.filter((one) => !one.gone && !prevented.includes(one));
  const others =
    action.of !== undefined
      ? exposed.filter((one) => one !== unit && one.owner === pending.player)
      : exposed.filter((one) => setOff(run, pending, one));
  const saved =
    others.length > 0
      ? choose(run, pending.player, 'target', pending.ability.processRule, others, (one) =>
          labelOf(run, one),
        )
      : unit;
  if (saved === null || saved.gone) return false;
  prevented.push(saved);
  say(run, pending.ability.processRule, 'prevented', saved, { effect: pending.ability.name });
  return true;
};
