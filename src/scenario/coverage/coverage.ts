/**
 * Which rules a set of scenarios carries out, and which of them an outcome depends on. Counted from
 * the steps of resolutions, not from what a comment or a list of citations says.
 */
import { explore, type Ending, type Exploration } from '../../game/explore/explore.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { UnknownCard } from '../../game/run/run.ts';
import { rulesOf } from '../../game/state/trace.ts';
import { AskedRules } from '../claim/asked.ts';
import type { Scenario } from '../file/scenario.ts';
import { openCoverage, type Coverage, type ScenarioName } from './rule-coverage.ts';
import { coverageData, type Walked } from './tally.ts';

/**
 * A scenario and where it comes from: a question (`piercing/on-deletion`), a ruling (`Q644`), a
 * case (`16-07-piercing/mandatory`).
 */
export interface NamedScenario extends ScenarioName {
  readonly scenario: Scenario;
}

/** Runs for one scenario; the questions, rulings and cases written so far need 30 at most. */
const MOST_RUNS = 5_000;

/** Walks every ending of every scenario, and again without each rule that the engine asks for. */
export const coverageOf = (scenarios: readonly NamedScenario[]): Coverage =>
  openCoverage(
    coverageData(
      scenarios.map(({ source, name, scenario }) => ({
        ...{ source, name },
        walked: walkScenario(scenario),
      })),
    ),
  );

/**
 * Walks every ending of a scenario, and again without each rule that the engine asks for.
 * `isTried`: without which of them; whether the others decide is not said.
 */
export function walkScenario(
  scenario: Scenario,
  isTried: (rule: string) => boolean = () => true,
): Walked {
  const asked = new AskedRules();
  const found = walk(scenario, asked);
  return {
    endings: found.endings.length,
    complete: found.complete,
    executed: [...executedIn(scenario, found)],
    asked: [...asked.rules],
    decisive: [...asked.rules].filter(
      (rule) => isTried(rule) && isChangedWithout(scenario, found, rule),
    ),
  };
}

const walk = (
  { setup, declarations }: Scenario,
  without: ReadonlySet<string>,
  onEnding: (ending: Ending) => void = () => undefined,
): Exploration =>
  explore(setup, declarations, {
    ...{ ordered: true, most: MOST_RUNS, without, goesOn: true, onEnding },
  });

/** Thrown to stop looking at the endings without a rule. */
const CHANGED = Symbol('changed');

/** Every rule that some step on the way to some ending carries out. */
function executedIn(scenario: Scenario, { endings }: Exploration): ReadonlySet<string> {
  const rules = new Set<string>();
  for (const { script } of endings) {
    const run = begin(scenario.setup, { script, trace: true });
    resolve(run, scenario.declarations);
    for (const step of run.trace?.steps ?? []) for (const rule of rulesOf(step)) rules.add(rule);
  }
  return rules;
}

/**
 * Whether the endings are others when a rule is switched off. A resolution that then comes to a
 * card nobody knows has changed, too; of endings beyond the bound nothing is said.
 */
function isChangedWithout(scenario: Scenario, before: Exploration, rule: string): boolean {
  if (!before.complete) return false;
  const keys = new Set(before.endings.map(({ key }) => key));
  try {
    const now = walk(scenario, new Set([rule]), ({ key }) => {
      // One ending that was not there before is enough.
      if (!keys.has(key)) throw CHANGED;
    });
    return now.complete && now.endings.length !== keys.size;
  } catch (problem) {
    if (problem instanceof UnknownCard || problem === CHANGED) return true;
    throw problem;
  }
}
