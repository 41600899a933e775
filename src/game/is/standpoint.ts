import type { Player } from '../../base/player.ts';
import type { Unit } from '../state/state.ts';
import type { Context } from './context.ts';
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
