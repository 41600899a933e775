/** Effects that are declared, although an event could have set them off: "[On Play] [Main]". */
import type { Ability } from '../../card/ability/ability.ts';
import type { Pending } from '../state/state.ts';

/**
 * Whether its player has declared an effect as [Main] (15-8-4-2) or as [Counter] (15-16-14-1): what
 * "by" asks for is then done (15-8-4-4-1). No event of these kinds with a Digimon set it off.
 */
export const isDeclared = ({ ability, event }: Pending): boolean =>
  event !== null &&
  event.units.length === 0 &&
  ((event.kind === 'start of main phase' && isBeside(ability, 'Main')) ||
    (event.kind === 'attack' && isBeside(ability, 'Counter')));

/** One of several timings of an effect that waits for no such event itself. */
const isBeside = ({ timings, events }: Ability, timing: 'Main' | 'Counter'): boolean =>
  timings.includes(timing) &&
  !(timing === 'Main' && events.some(({ on }) => on === 'start of main phase'));
