import type { Run } from '../run.ts';
import { drain, settle } from '../settle.ts';
import type { Delayed } from '../state.ts';
import { takeDue } from '../take-due.ts';

/** Lets due processing take its place among what has just triggered, and resolves all of it. */
export function due(run: Run, timing: Delayed['due']): void {
  run.state.fresh.push(...takeDue(run, timing));
  settle(run);
  drain(run);
}
