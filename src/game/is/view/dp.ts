/** DP as effects change it (1-3-7, 1-3-8). */
import type { Prohibition } from '../../../effect/tree/tree.ts';
import type { By } from '../condition/source.ts';
import { lossOfDpAddsUp } from '../../run/policy.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';

/** What an effect adds to its DP, and what its original DP was by then. */
export interface DpChange {
  readonly by: By;
  readonly change: number;
  readonly original: number | null;
}

/**
 * All that effects add to its DP together. What reduces it counts for nothing as long as it says
 * that its DP can't be reduced, and again from then on (Q3158).
 */
export function sumOfDp(
  run: Run,
  unit: Unit,
  changes: readonly DpChange[],
  prohibitions: readonly Prohibition[],
): number {
  let sum = 0;
  for (const { by, change, original } of changes) {
    if (change < 0 && keepsDp(prohibitions, unit, by) && inForce(run, '15-1-3')) continue;
    sum += change;
    if (!lossOfDpAddsUp(run)) sum = Math.max(sum, -(original ?? 0));
  }
  return sum;
}

/** Whether it says that effects of that player don't reduce its DP. */
export const keepsDp = (
  prohibitions: readonly Prohibition[],
  unit: Unit,
  { player }: Pick<By, 'player'>,
): boolean =>
  prohibitions.includes('have its DP reduced') ||
  (player !== unit.owner &&
    prohibitions.includes("have its DP reduced by your opponent's effects"));
