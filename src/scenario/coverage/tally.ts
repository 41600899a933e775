/** What was found in each scenario, counted for each rule; nothing is played for it. */
import type { CoverageData, RuleCoverage, ScenarioName } from './rule-coverage.ts';

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

/** A scenario by its name, with what was found in it. */
export interface WalkedScenario extends ScenarioName {
  readonly walked: Walked;
}

/** How many names are kept for each rule. */
const KEPT = 6;

/** The scenarios counted, in the order given. */
export function coverageData(scenarios: readonly WalkedScenario[]): CoverageData {
  const executed = new ScenarioTally();
  const decisive = new ScenarioTally();
  const asked = new Set<string>();
  const incomplete: string[] = [];
  let endings = 0;
  for (const { walked: found, ...named } of scenarios) {
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
