import { ENDLESS, GAME_OVER, PRUNED, type Choice, type Run, type Setup } from '../run/run.ts';
import { announce } from '../is/announce.ts';
import { activate } from '../activate/activate.ts';
import type { Declaration } from '../state/declaration.ts';
import { declare } from '../procedure/declare.ts';
import { endTurnIfDue, resolveAll } from '../procedure/turn.ts';
import {
  drain,
  endOfAttackTiming,
  joinDue,
  makeBatch,
  resolveAtOnce,
  settle,
} from '../next/settle.ts';
import { memoryOf } from '../state/state.ts';
import { Trace, type Step } from '../state/trace.ts';
import { cloneState } from '../is/clone.ts';
import { interrupt } from '../happens/would.ts';

export interface RunOptions {
  readonly script?: readonly number[];
  readonly ask?: boolean;
  readonly trace?: boolean;
  readonly onStep?: (run: Run, step: Step) => void;
  readonly onOffer?: (offer: Choice) => void;
  readonly without?: ReadonlySet<string>;
  readonly boundary?: (run: Run) => void;
}

/** How a run ended. */
export type Outcome = 'done' | 'refused' | 'game over' | 'endless' | 'pruned';

/** A run at the start of its scenario. */
export function begin(setup: Setup, options: RunOptions = {}): Run {
  const { onStep } = options;
  const run: Run = {
    setup,
    state: cloneState(setup.start),
    kernel: KERNEL,
    script: options.script ?? NONE,
    ask: options.ask ?? false,
    trace:
      options.trace === true || options.ask === true
        ? new Trace(onStep && ((step) => onStep(run, step)))
        : null,
    onOffer: options.onOffer ?? null,
    without: options.without ?? null,
    taken: [],
    version: 0,
    viewVersion: 0,
    checked: -1,
    place: [],
    boundary: options.boundary ?? null,
    met: new Map(),
    declarations: null,
    loop: null,
    barred: [],
    guide: null,
    announced: new Map(),
    sealed: false,
    interrupting: [],
    activations: 0,
  };
  return run;
}

const NONE: readonly number[] = [];
const KERNEL: Run['kernel'] = {
  activate,
  interrupt,
  settle,
  makeBatch,
  drain,
  resolveAtOnce,
  joinDue,
  endOfAttackTiming,
  fork,
};

/** Carries out the declarations in order. A refusal ends the run; so does the end of the game. */
export function resolve(run: Run, declarations: readonly Declaration[]): Outcome {
  run.declarations = declarations;
  return carryOut(run, declarations);
}

function fork(
  { setup, without, declarations }: Run,
  script: readonly number[],
  boundary: (run: Run) => void,
): ReturnType<Run['kernel']['fork']> {
  const other = begin(setup, { script, boundary, ...(without === null ? {} : { without }) });
  return { outcome: carryOut(other, declarations ?? []), taken: other.taken };
}

function carryOut(run: Run, declarations: readonly Declaration[]): Outcome {
  try {
    if (run.trace !== null && run.setup.dynamic) announce(run);
    // Checks of the board itself, before anybody acts.
    resolveAll(run);
    for (let i = 0; i < declarations.length; i++) {
      const declaration = declarations[i];
      if (declaration === undefined) break;
      run.place.push(100 + i);
      if (declare(run, declaration) !== null) return 'refused';
      resolveAll(run);
      run.place.pop();
      // 6-1-4-1, 6-6-1: also behind the last action, unless the board says to stop there.
      if (i + 1 === declarations.length && run.setup.stops === true) break;
      if (declaration.kind !== 'pass' && memoryOf(run.state, run.state.turn) < 0) endTurnIfDue(run);
    }
    return 'done';
  } catch (signal) {
    if (signal === GAME_OVER) return 'game over';
    if (signal === PRUNED) return 'pruned';
    if (signal === ENDLESS) return 'endless';
    throw signal;
  }
}
