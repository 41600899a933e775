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
import {
  openCoverage,
  type Coverage,
  type CoverageData,
  type RuleCoverage,
  type ScenarioName,
} from './rule-coverage.ts';

/**
 * A scenario and where it comes from: a question (`piercing/on-deletion`), a ruling (`Q644`), a
 * case (`16-07-piercing/mandatory`).
 */
export interface NamedScenario extends ScenarioName {
  readonly scenario: Scenario;
}

/** What was found in one scenario. */
export interface Walked {
  readonly endings: number;
  /** False when it has more endings than were walked. */
  readonly complete: boolean;
  /** Rules that some step carries out. */
  readonly executed: readonly string[];
  /** Rules that the engine asks for. */
  readonly asked: readonly string[];
  /** Those of them without which the endings are others. */
  readonly decisive: readonly string[];
}

/** How many names are kept for each rule. */
const KEPT = 6;
/** Runs for one scenario; the questions, rulings and cases written so far need 30 at most. */
const MOST_RUNS = 5_000;

/** Walks every ending of every scenario, and again without each rule that the engine asks for. */
export const coverageOf = (scenarios: readonly NamedScenario[]): Coverage =>
  openCoverage(coverageData(scenarios, walkScenario));

/**
 * The same as data. `walked` says what was found in a scenario, which may have been walked before.
 */
export function coverageData(
  scenarios: readonly NamedScenario[],
  walked: (scenario: Scenario, named: NamedScenario) => Walked,
): CoverageData {
  const executed = new ScenarioTally();
  const decisive = new ScenarioTally();
  const asked = new Set<string>();
  const incomplete: string[] = [];
  let endings = 0;
  for (const named of scenarios) {
    const found = walked(named.scenario, named);
    endings += found.endings;
    if (!found.complete) incomplete.push(named.name);
    for (const rule of found.executed) executed.add(rule, named);
    for (const rule of found.asked) asked.add(rule);
    for (const rule of found.decisive) decisive.add(rule, named);
  }
  const foundOf = (rule: string): RuleCoverage => ({
    executed: executed.count(rule),
    by: executed.names(rule),
    decisive: decisive.count(rule),
    decidedBy: decisive.names(rule),
    asked: asked.has(rule),
  });
  const rules = new Set([...executed.rules(), ...asked]);
  return {
    scenarios: scenarios.length,
    endings,
    incomplete,
    rules: Object.fromEntries([...rules].map((rule) => [rule, foundOf(rule)])),
  };
}

/** Walks every ending of a scenario, and again without each rule that the engine asks for. */
export function walkScenario(scenario: Scenario): Walked {
  const asked = new AskedRules();
  const found = walk(scenario, asked);
  return {
    endings: found.endings.length,
    complete: found.complete,
    executed: [...executedIn(scenario, found)],
    asked: [...asked.rules],
    decisive: [...asked.rules].filter((rule) => isChangedWithout(scenario, found, rule)),
  };
}

/** For each rule: how many scenarios, and the first few of them. */
class ScenarioTally {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, ScenarioName[]>();

  add(rule: string, { source, name }: ScenarioName): void {
    this.#counts.set(rule, this.count(rule) + 1);
    const names = this.#names.get(rule);
    if (names === undefined) this.#names.set(rule, [{ source, name }]);
    else if (names.length < KEPT) names.push({ source, name });
  }

  rules(): Iterable<string> {
    return this.#counts.keys();
  }

  count(rule: string): number {
    return this.#counts.get(rule) ?? 0;
  }

  names(rule: string): readonly ScenarioName[] {
    return this.#names.get(rule) ?? [];
  }
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
