import {
  ENDLESS,
  GAME_OVER,
  OUT_OF_WORK,
  PRUNED,
  spend,
  type Choice,
  type Run,
  type Setup,
  type Watch,
  type Work,
} from '../run/run.ts';
import { announce } from '../is/view/announce.ts';
import { activate } from '../activate/activate.ts';
import { isOfBreeding, type Declaration } from '../state/declaration.ts';
import { declare } from '../procedure/declare.ts';
import { endTurnIfDue, resolveAll, startMainPhase } from '../procedure/turn.ts';
import {
  drain,
  endOfAttackTiming,
  reachEnd,
  joinDue,
  makeBatch,
  resolveAtOnce,
  settle,
} from '../next/settle.ts';
import { Trace, type Step } from '../state/trace.ts';
import { cloneState } from '../position/clone.ts';
import { interrupt } from '../happens/would.ts';

export interface RunOptions {
  readonly script?: readonly number[];
  readonly ask?: boolean;
  readonly trace?: boolean;
  readonly onStep?: (run: Run, step: Step) => void;
  readonly onOffer?: (offer: Choice) => void;
  readonly watch?: Watch;
  readonly without?: ReadonlySet<string>;
  readonly boundary?: (run: Run) => void;
  /** Shared with other runs; without it there is no bound but that on a course without end. */
  readonly work?: Work;
}

/** How a run ended; `unfinished`: the work that was allowed was used up first. */
export type Outcome = 'done' | 'refused' | 'game over' | 'endless' | 'pruned' | 'unfinished';

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
    watch: options.watch ?? null,
    // Where nothing is switched off, a run has nothing to ask.
    without: options.without === undefined || options.without.size === 0 ? null : options.without,
    taken: [],
    version: 0,
    viewVersion: 0,
    checked: -1,
    place: [],
    boundary: options.boundary ?? null,
    met: new Map(),
    declarations: null,
    next: null,
    loop: null,
    barred: [],
    guide: null,
    announced: new Map(),
    sealed: false,
    searching: null,
    interrupting: [],
    activations: 0,
    work: options.work ?? { done: 0, most: Infinity },
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
  reachEnd,
  fork,
};

/** Carries out the declarations in order. A refusal ends the run; so does the end of the game. */
export function resolve(run: Run, declarations: readonly Declaration[]): Outcome {
  run.declarations = declarations;
  return carryOut(run, declarations);
}

function fork(
  { setup, without, declarations, work }: Run,
  script: readonly number[],
  boundary: (run: Run) => void,
): ReturnType<Run['kernel']['fork']> {
  const other = begin(setup, { script, boundary, work, ...(without === null ? {} : { without }) });
  const outcome = carryOut(other, declarations ?? []);
  // Nothing is known of it, so that nobody may go on from there.
  if (outcome === 'unfinished') throw OUT_OF_WORK;
  return { outcome, taken: other.taken };
}

function carryOut(run: Run, declarations: readonly Declaration[]): Outcome {
  try {
    spend(run.work);
    if (run.trace !== null && run.setup.dynamic) announce(run);
    run.watch?.see(run, { kind: 'change' });
    // Checks of the board itself, before anybody acts.
    resolveAll(run);
    for (let i = 0; i < declarations.length; i++) {
      const declaration = declarations[i];
      if (declaration === undefined) break;
      run.place.push(100 + i);
      run.next = declarations[i + 1] ?? null;
      if (declare(run, declaration) !== null) return 'refused';
      resolveAll(run);
      run.place.pop();
      // 6-1-4-1, 6-6-1: also behind the last action, unless the board says to stop there.
      if (i + 1 === declarations.length && run.setup.stops === true) break;
      if (declaration.kind !== 'pass' && endTurnIfDue(run)) continue;
      if (isOfBreeding(declaration) && run.state.phase === 'breeding') startMainPhase(run);
    }
    return 'done';
  } catch (signal) {
    if (signal === GAME_OVER) return 'game over';
    if (signal === PRUNED) return 'pruned';
    if (signal === ENDLESS) return 'endless';
    if (signal === OUT_OF_WORK) return 'unfinished';
    throw signal;
  }
}
