/**
 * What the lower rooms call of the upper ones. The rules go in a circle: an interruption or a
 * procedure activates an effect, the effect carries out a process, and a process may begin a
 * procedure (an attack by an effect). All of that goes through this one object; explore/resolve.ts
 * fills it in, and no room imports from one above it.
 */
import type { GameEvent, Pending, Delayed, Unit } from '../state/state.ts';

export interface Kernel<Run, Taken> {
  /** Carries an effect out (15-4-1); says whether it was activated. activate/activate.ts */
  readonly activate: (run: Run, pending: Pending) => boolean;
  /**
   * The window right before something happens (15-8-5); those it still happens to. happens/would.ts
   */
  readonly interrupt: (run: Run, event: GameEvent) => readonly Unit[];
  /** Rule checks, then what has triggered becomes a batch (17-1-2, 15-4-3-2). next/settle.ts */
  readonly settle: (run: Run) => void;
  /**
   * What has triggered since the last time becomes a batch, without a rule check. next/settle.ts
   */
  readonly makeBatch: (run: Run) => void;
  /** Resolves pending effects until none is left (15-4-5). next/settle.ts */
  readonly drain: (run: Run) => void;
  /**
   * Resolves what has just triggered inside of an effect, as it would be without 15-8-3-2.
   * next/settle.ts
   */
  readonly resolveAtOnce: (run: Run) => void;
  /**
   * Processing that is due takes its place among what triggers at the same time (18-1-2).
   * next/settle.ts
   */
  readonly joinDue: (run: Run, timing: Delayed['due']) => void;
  /** What triggers at the end of an attack, and what is due then (11-6). next/settle.ts */
  readonly endOfAttackTiming: (run: Run) => void;
  /** That timing, right after an effect has ended the attack (15-15-1-1). next/settle.ts */
  readonly reachEnd: (run: Run) => void;
  /**
   * Plays the same again by another script: how that ends, and what was chosen. Loops are not
   * looked for in it.
   */
  readonly fork: (
    run: Run,
    script: readonly number[],
    boundary: (run: Run) => void,
  ) => { readonly outcome: string; readonly taken: readonly Taken[] };
}
