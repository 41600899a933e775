import { ENDLESS, GAME_OVER, PRUNED, type Halt, type Run, type Setup, say } from './run.ts';
import { announce } from './announce.ts';
import { activate } from './process.ts';
import { declareAttack, type Refusal } from './procedure/declare.ts';
import { endTurnIfDue, pass, resolveAll } from './procedure/turn.ts';
import type { RuleNumber } from '../rules/numbers.ts';
import type { Player, State, Unit } from './state.ts';
import { memoryOf } from './state.ts';
import type { Step } from './trace.ts';
import { interrupt } from './would.ts';

/** What the scenario lets a player do. Units are named by their index in the starting state. */
export type Declaration =
  | { readonly kind: 'attack'; readonly unit: number; readonly target: number | 'player' }
  | { readonly kind: 'pass'; readonly player: Player };

export interface Options {
  readonly script?: readonly number[];
  readonly ask?: boolean;
  readonly trace?: boolean;
  readonly onStep?: (run: Run, step: Step) => void;
  readonly without?: ReadonlySet<string>;
  readonly boundary?: (run: Run) => void;
}

/** How a run ended. */
export type Outcome = 'done' | 'refused' | 'game over' | 'endless' | 'pruned';

/** Copies the starting state by hand: mutable inside a run, untouched outside. */
export function cloneState(state: State): State {
  return {
    turn: state.turn,
    memory: state.memory,
    units: state.units.map(cloneUnit),
    nextId: state.nextId,
    hand: [state.hand[0].slice(), state.hand[1].slice()],
    deck: [state.deck[0].slice(), state.deck[1].slice()],
    trash: [state.trash[0].slice(), state.trash[1].slice()],
    security: [state.security[0].slice(), state.security[1].slice()],
    generations: state.generations.slice(),
    revealed: -1,
    attack: null,
    pending: [],
    fresh: [],
    overall: state.overall,
    winner: state.winner,
    checked: [0, 0],
    checks: [0, 0],
    facts: [],
    refusal: null,
  };
}

const cloneUnit = (unit: Unit): Unit => ({
  id: unit.id,
  owner: unit.owner,
  area: unit.area,
  cards: unit.cards,
  suspended: unit.suspended,
  placed: unit.placed,
  gone: false,
  applied: unit.applied,
  uses: unit.uses,
  base: unit.base,
  view: unit.base,
  viewVersion: -1,
});

/** A run at the start of its scenario. */
export function begin(setup: Setup, options: Options = {}): Run {
  const { onStep } = options;
  const run: Run = {
    setup,
    state: cloneState(setup.start),
    kernel: KERNEL,
    script: options.script ?? NONE,
    ask: options.ask ?? false,
    trace: options.trace === true || options.ask === true ? [] : null,
    onStep: onStep === undefined ? null : (step) => onStep(run, step),
    without: options.without ?? null,
    taken: [],
    version: 0,
    checked: -1,
    place: [],
    boundary: options.boundary ?? null,
    announced: new Map(),
    activations: 0,
  };
  return run;
}

const NONE: readonly number[] = [];
const KERNEL: Run['kernel'] = { activate, interrupt };

/** Carries out the declarations in order. A refusal ends the run; so does the end of the game. */
export function resolve(run: Run, declarations: readonly Declaration[]): Outcome {
  try {
    if (run.trace !== null && run.setup.dynamic) announce(run);
    // Checks of the board itself, before anybody acts.
    resolveAll(run);
    for (let i = 0; i < declarations.length; i++) {
      const declaration = declarations[i];
      if (declaration === undefined) break;
      run.place.push(100 + i);
      if (perform(run, declaration) !== null) return 'refused';
      resolveAll(run);
      run.place.pop();
      const more = i + 1 < declarations.length;
      if (more && declaration.kind !== 'pass' && memoryOf(run.state, run.state.turn) < 0)
        endTurnIfDue(run);
    }
    return 'done';
  } catch (signal) {
    if (signal === GAME_OVER) return 'game over';
    if (signal === PRUNED) return 'pruned';
    if (signal === ENDLESS) return 'endless';
    throw signal;
  }
}

function refuse(run: Run, rule: RuleNumber, unit: Unit | null = null): Refusal {
  say(run, rule, 'refused', unit);
  run.state.refusal = rule;
  return { rule };
}

function perform(run: Run, declaration: Declaration): Refusal | null {
  if (declaration.kind === 'pass') {
    if (declaration.player !== run.state.turn) return refuse(run, '6-5-1');
    pass(run);
    return null;
  }
  const units = run.setup.start.units;
  const find = (index: number): Unit | undefined =>
    run.state.units.find((unit) => unit.id === units[index]?.id);
  const unit = find(declaration.unit);
  const target = declaration.target === 'player' ? null : find(declaration.target);
  if (unit === undefined) return refuse(run, '11-2-1');
  if (target === undefined) return refuse(run, '11-2-7-1', unit);
  return declareAttack(run, unit, target);
}

export type { Halt };
