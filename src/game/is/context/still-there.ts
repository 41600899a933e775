/** Of whom an effect speaks by a word that refers back: those that it can still reach. */
import type { Ability } from '../../../card/ability/ability.ts';
import type { Unit } from '../../state/state.ts';
import type { Context } from './context.ts';

/**
 * Those of whom was spoken that are still there. One that has moved to the breeding area isn't, for
 * an effect that doesn't name that area (3-4-7-3) and doesn't work there (16-41-1).
 */
export const stillThere = (
  { pending: { ability } }: Context,
  units: readonly Unit[],
): readonly Unit[] =>
  units.filter(({ gone, area }) => !gone && (area === 'battle' || reachesBreeding(ability)));

const reachesBreeding = ({ seesBreeding, area, clauses }: Ability): boolean =>
  seesBreeding === true || area === 'Breeding' || clauses?.breeding !== undefined;
