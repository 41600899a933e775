import type { Run } from '../../run/run.ts';
import type { CardId, Delayed } from '../../state/state.ts';

/** Lets due processing take its place among what has just triggered, and resolves all of it. */
export function due(run: Run, timing: Delayed['due']): void {
  run.kernel.joinDue(run, timing);
  run.kernel.settle(run);
  run.kernel.drain(run);
}

/**
 * What waits for the end of a battle waits for that of its check or its attack. If there was none,
 * it isn't done at the end of another battle (18-1-1). `card`: only what this checked card left.
 */
export function endWithoutBattle(run: Run, card?: CardId): void {
  const { state } = run;
  if (state.delayed.length === 0) return;
  state.delayed = state.delayed.filter(
    (delayed) =>
      delayed.due !== 'end of battle' || (card !== undefined && delayed.pending.card !== card),
  );
}
