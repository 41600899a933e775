import type { Run } from '../../run/run.ts';
import type { CardId, Delayed } from '../../state/state.ts';

/** Lets due processing take its place among what has just triggered, and resolves all of it. */
export function due(run: Run, timing: Delayed['due']): void {
  run.kernel.joinDue(run, timing);
  run.kernel.settle(run);
  run.kernel.drain(run);
}

/**
 * What the checked card leaves for the end of the battle waits for its own battle. If there was
 * none, it isn't done at the end of another one (18-1-1).
 */
export function endOfCheck(run: Run, card: CardId): void {
  const { state } = run;
  if (state.delayed.length === 0) return;
  state.delayed = state.delayed.filter(
    ({ due: timing, pending }) => timing !== 'end of battle' || pending.card !== card,
  );
}

/** What waits for the end of this attack or of its battle doesn't wait for another attack. */
export function endWithAttack(run: Run): void {
  const { state } = run;
  if (state.delayed.length === 0) return;
  state.delayed = state.delayed.filter(({ due: timing }) => timing === 'end of turn');
}
