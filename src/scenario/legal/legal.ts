/**
 * What can be declared on a board behind what was done so far, found by doing it; and why something
 * cannot, with every rule that stands in its way (6-4-1, 6-5-1, and those of each action).
 */
import { workOf } from '../../game/explore/explore.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { Halt, UnknownCard, type Run, type Work } from '../../game/run/run.ts';
import type { Declaration } from '../../game/state/declaration.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Scenario } from '../file/scenario.ts';
import { candidatesOn } from './candidates.ts';

/** Steps of work for everything that is tried on one board. */
const WORK = 60_000;

/**
 * Declarations that no rule refuses behind the scenario's actions, played by `script`. Empty where
 * a choice is still open, the game is over, or the course has no end. `isWhole` is false where
 * there was more to try than is tried for one board.
 */
export function legalActions(
  scenario: Scenario,
  script: readonly number[] = [],
): { readonly actions: readonly Declaration[]; readonly isWhole: boolean } {
  const work = workOf(WORK);
  const run = after(scenario, script, scenario.declarations, work);
  if (run.refused !== null || run.outcome !== 'done') return { actions: [], isWhole: true };
  const actions: Declaration[] = [];
  for (const candidate of candidatesOn(run.run)) {
    const tried = after(scenario, script, [...scenario.declarations, candidate], work);
    if (tried.outcome === 'unfinished') return { actions, isWhole: false };
    if (tried.refused === null) actions.push(candidate);
  }
  return { actions, isWhole: true };
}

/**
 * Every rule by which an action is refused behind the scenario's actions: the one that refuses it
 * is switched off, and it is tried again, until it is allowed or refused by the same rule still.
 * Empty: it is legal. `null`: it cannot be told, since what is done before it does not end.
 */
export function refusalsOf(
  scenario: Scenario,
  script: readonly number[],
  action: Declaration,
): readonly RuleNumber[] | null {
  const work = workOf(WORK);
  const before = after(scenario, script, scenario.declarations, work);
  if (before.refused !== null || before.outcome !== 'done') return null;
  const rules: RuleNumber[] = [];
  for (;;) {
    const tried = after(scenario, script, [...scenario.declarations, action], work, new Set(rules));
    if (tried.refused === null || rules.includes(tried.refused)) return rules;
    rules.push(tried.refused);
  }
}

interface TriedAction {
  readonly run: Run;
  /** `open`: a choice waits, or a card would have to be known that nobody named. */
  readonly outcome: ReturnType<typeof resolve> | 'open';
  /** The rule that refused an action. */
  readonly refused: RuleNumber | null;
}

/** Plays these declarations by a script, as far as it goes. */
function after(
  { setup }: Scenario,
  script: readonly number[],
  declarations: readonly Declaration[],
  work: Work,
  without?: ReadonlySet<string>,
): TriedAction {
  const run = begin(setup, {
    ...{ script, work, ask: true },
    ...(without === undefined ? {} : { without }),
  });
  try {
    const outcome = resolve(run, declarations);
    return { run, outcome, refused: outcome === 'refused' ? run.state.refusal : null };
  } catch (signal) {
    if (!(signal instanceof Halt || signal instanceof UnknownCard)) throw signal;
    return { run, outcome: 'open', refused: null };
  }
}
