import { MOST_WORK, workOf } from '../../game/explore/explore.ts';
import { begin, resolve, type RunOptions, type Outcome } from '../../game/explore/resolve.ts';
import { Halt, UnknownCard, type Choice, type Run } from '../../game/run/run.ts';
import type { Scenario } from '../file/scenario.ts';

/** A resolution, as far as it went. */
export interface Reached {
  readonly run: Run;
  readonly outcome: Outcome | 'open';
  /** The choice that waits for an answer, when the run was asked to stop there. */
  readonly open: Choice | null;
  /** What has to be known to go on, where a run was asked to stop there. */
  readonly unknown?: UnknownCard;
}

/** `partly`: what comes to a card that has to be known stops there, and isn't an error. */
export type RunToOptions = RunOptions & { readonly partly?: boolean };

/**
 * Resolves a scenario to its end, or with `ask` to the first choice behind the script. One course
 * has the work of an exploration, unless it is told which; where that is used up, its outcome is
 * "unfinished".
 */
export function runTo({ setup, declarations }: Scenario, options: RunToOptions): Reached {
  const run = begin(setup, { work: workOf(MOST_WORK), ...options });
  try {
    return { run, outcome: resolve(run, declarations), open: null };
  } catch (signal) {
    if (options.partly === true && signal instanceof UnknownCard)
      return { run, outcome: 'unfinished', open: null, unknown: signal };
    if (!(signal instanceof Halt)) throw signal;
    return { run, outcome: 'open', open: signal.choice };
  }
}
