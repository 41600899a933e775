/** "same-level cards" of a stack: face-down cards and cards without a level have none (4-7-9). */
import { defOf, type Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';

/** How many cards of a stack have each of its levels. */
export function levelCounts(run: Run, { cards, faceDown }: Unit): readonly number[] {
  const counts = new Map<number, number>();
  for (const card of cards) {
    const { level } = defOf(run, card);
    if (level !== null && !faceDown.includes(card)) counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  return [...counts.values()];
}

/** How many cards of a stack share a level at most. */
export const mostAlike = (run: Run, unit: Unit): number => Math.max(0, ...levelCounts(run, unit));
