import type { Player } from '../../../base/player.ts';
import type { Unit } from '../../state/state.ts';
import type { Context } from '../context/context.ts';
import type { Look } from './filter.ts';

/**
 * From where a condition is looked at: whose effect it is in, on which Digimon, and what the effect
 * has done so far.
 */
export interface Standpoint {
  readonly player: Player;
  readonly self: Unit | null;
  readonly look: Look;
  readonly context?: Context;
}

/** Its own Digimon, if it is there; if it left by the event itself, as it was (15-8-3-9-4). */
export function selfOf({ self, context }: Standpoint): Unit | null {
  if (self?.gone !== true) return self;
  const event = context?.event;
  const hasLeft = event?.kind === 'deleted' || event?.kind === 'left';
  return hasLeft && event.units.includes(self) ? self : null;
}
