import type { Run } from '../../run/run.ts';
import { memoryOf } from '../../state/state.ts';
import { saidBy } from './ban.ts';

/**
 * Whether memory ends the turn (6-1-4-1): at 1 or more on the opponent's side, or as much as an
 * effect of the turn player says.
 */
export function isTurnOver(run: Run): boolean {
  const { state, setup } = run;
  const over = -memoryOf(state, state.turn);
  if (over < 1 || !setup.dynamic) return over >= 1;
  const ends = state.units
    .filter(({ owner }) => owner === state.turn)
    .flatMap((unit) => saidBy(run, unit))
    .flatMap((action) => (action.kind === 'turn end' ? [action.n] : []));
  return over >= Math.max(1, ...ends);
}
