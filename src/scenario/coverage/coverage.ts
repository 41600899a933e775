/**
 * Which rules a set of scenarios carries out, and which of them an ending hangs on. Counted from the steps of resolutions, not
 * from what a comment or a list of citations says.
 */
import { explore, type Ending, type Exploration } from '../../game/explore/explore.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { UnknownCard } from '../../game/run/run.ts';
import { rulesOf } from '../../game/state/trace.ts';
import { Asked } from '../claim/asked.ts';
import type { Scenario } from '../file/scenario.ts';

export const SOURCES = ['question', 'ruling', 'case'] as const;
export type Source = (typeof SOURCES)[number];

/** A scenario and where it comes from: a question (`piercing/on-deletion`), a ruling (`Q644`), a case (`16-07-piercing/mandatory`). */
export interface NamedScenario {
  readonly source: Source;
  readonly name: string;
  readonly scenario: Scenario;
}

export type ScenarioName = Omit<NamedScenario, 'scenario'>;

/** What was found about one rule. */
export interface RuleCoverage {
  /** Scenarios in which some step carries it out. */
  readonly executed: number;
  /** The first of them, in the order given. */
  readonly by: readonly ScenarioName[];
  /** Scenarios whose endings are others when it is switched off. */
  readonly decisive: number;
  readonly decidedBy: readonly ScenarioName[];
  /** Whether the engine asks for it, so that switching it off could change something. */
  readonly asked: boolean;
}

export interface Coverage {
  readonly scenarios: number;
  readonly endings: number;
  /** Scenarios with more endings than were walked; nothing is said of the rest of them. */
  readonly incomplete: readonly string[];
  /** What was found about a rule; nothing for one that no scenario comes to. */
  readonly of: (rule: string) => RuleCoverage;
}

/** How many names are kept for each rule. */
const KEPT = 6;
/** Runs for one scenario; the questions, rulings and cases written so far need 30 at most. */
const MOST_RUNS = 5_000;

/** Walks every ending of every scenario, and again without each rule that the engine asks for. */
export function coverageOf(scenarios: readonly NamedScenario[]): Coverage {
  const executed = new Tally();
  const decisive = new Tally();
  const asked = new Set<string>();
  const incomplete: string[] = [];
  let endings = 0;
  for (const named of scenarios) {
    const { scenario } = named;
    const questioned = new Asked();
    const found = walk(scenario, questioned);
    endings += found.endings.length;
    if (!found.complete) incomplete.push(named.name);
    for (const rule of executedIn(scenario, found)) executed.add(rule, named);
    for (const rule of questioned.rules) {
      asked.add(rule);
      if (isChangedWithout(scenario, found, rule)) decisive.add(rule, named);
    }
  }
  return {
    scenarios: scenarios.length,
    endings,
    incomplete,
    of: (rule) => ({
      executed: executed.count(rule),
      by: executed.names(rule),
      decisive: decisive.count(rule),
      decidedBy: decisive.names(rule),
      asked: asked.has(rule),
    }),
  };
}

/** For each rule: how many scenarios, and the first few of them. */
class Tally {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, ScenarioName[]>();

  add(rule: string, { source, name }: ScenarioName): void {
    this.#counts.set(rule, this.count(rule) + 1);
    const names = this.#names.get(rule);
    if (names === undefined) this.#names.set(rule, [{ source, name }]);
    else if (names.length < KEPT) names.push({ source, name });
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
  explore(setup, declarations, { ordered: true, most: MOST_RUNS, without, onEnding });

/** Thrown to stop looking at the endings without a rule. */
const CHANGED = Symbol('changed');

/** Every rule that some step on the way to some ending carries out. */
function executedIn(scenario: Scenario, { endings }: Exploration): ReadonlySet<string> {
  const rules = new Set<string>();
  for (const { script } of endings) {
    const run = begin(scenario.setup, { script, trace: true });
    resolve(run, scenario.declarations);
    for (const step of run.trace ?? []) for (const rule of rulesOf(step)) rules.add(rule);
  }
  return rules;
}

/**
 * Whether the endings are others when a rule is switched off. A resolution that then comes to a card nobody knows has changed,
 * too; of endings beyond the bound nothing is said.
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
