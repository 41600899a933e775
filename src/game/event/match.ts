/** Whether an event is the one that a trigger condition speaks of (15-5-1). */
import type { Run } from '../run/run.ts';
import type { Ability } from '../../card/ability/ability.ts';
import type { EventKind, Listener } from '../../card/listens/listener.ts';
import type { Self } from './is-meant.ts';
import type { GameEvent } from '../state/state.ts';
import { isInItsTurn, isTurnOf } from '../is/condition/filter.ts';
import { meetsPhrase } from './meets.ts';

/** Whether an event meets a trigger condition of an effect (15-5-1). */
export function matches(run: Run, ability: Ability, self: Self, event: GameEvent): boolean {
  if (!isInItsTurn(run, ability, self.owner)) return false;
  let timing = true;
  let written = true;
  let timings = 0;
  let phrases = 0;
  for (const listener of ability.events) {
    const met = hears(listener.on, event.kind) && meets(run, listener, self, event);
    if (listener.phrase === undefined) {
      timing = timings === 0 ? met : timing || met;
      timings++;
    } else {
      written = phrases === 0 ? met : written || met;
      phrases++;
    }
  }
  // A "when" behind a timing icon is an additional trigger condition: both must be met.
  return timings + phrases > 0 && timing && written;
}

/** A deletion is also a leaving of the battle area. */
export const hears = (on: EventKind, happens: EventKind): boolean =>
  on === happens ||
  (on === 'would leave' && happens === 'would be deleted') ||
  (on === 'left' && happens === 'deleted');

/** Whether an event is what one trigger condition of an effect speaks of. */
export function meets(run: Run, listener: Listener, self: Self, event: GameEvent): boolean {
  const phrase = listener.phrase;
  if (phrase === undefined) {
    // Icons speak of the Digimon itself, turn icons of the turn.
    if (listener.turn !== undefined && !isTurnOf(run, listener.turn, self.owner)) return false;
    return event.units.length === 0 || event.units.some((unit) => unit === self);
  }
  return meetsPhrase(run, phrase, self, event);
}
