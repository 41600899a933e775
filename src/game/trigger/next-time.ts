import { matches } from '../event/match.ts';
import { withMeant } from '../event/meant.ts';
import type { Run } from '../run/run.ts';
import type { GameEvent, Pending } from '../state/state.ts';

/**
 * What waits for the next time that this happens: it waits no more, whether its player then does
 * anything by it or not (18-1-1).
 */
export function takeNext(run: Run, event: GameEvent): readonly Pending[] {
  const { state } = run;
  const taken: Pending[] = [];
  const left = state.nextTime.filter((waiting) => {
    const { ability, player, card } = waiting;
    const unit = state.units.find(({ id }) => id === waiting.unit?.id) ?? null;
    const self = unit ?? { owner: player, card };
    if (!matches(run, ability, self, event)) return true;
    run.trace?.say({ verb: 'due', rule: '18-1-1', card, effect: ability.name });
    taken.push(withMeant(run, { ...waiting, unit, event }, self));
    return false;
  });
  if (taken.length > 0) state.nextTime = left;
  return taken;
}
