import type { Run } from '../../run/run.ts';
import type { Delayed } from '../../state/state.ts';

/** Lets due processing take its place among what has just triggered, and resolves all of it. */
export function due(run: Run, timing: Delayed['due']): void {
  run.kernel.joinDue(run, timing);
  run.kernel.settle(run);
  run.kernel.drain(run);
}
