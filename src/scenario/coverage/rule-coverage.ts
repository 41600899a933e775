/** What was found about each rule, as pages show it; how it is found stands in coverage.ts. */
type ScenarioSource = 'question' | 'ruling' | 'case';

/**
 * Where a scenario comes from: a question (`piercing/on-deletion`), a ruling (`Q644`), a case
 * (`16-07-piercing/mandatory`).
 */
export interface ScenarioName {
  readonly source: ScenarioSource;
  readonly name: string;
}

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

interface Totals {
  readonly scenarios: number;
  readonly endings: number;
  /** Scenarios with more endings than were walked; nothing is said of the rest of them. */
  readonly incomplete: readonly string[];
}

/** The coverage of all rules, as data. */
export interface CoverageData extends Totals {
  /** Rules that some scenario comes to. */
  readonly rules: Readonly<Record<string, RuleCoverage>>;
}

export interface Coverage extends Totals {
  /** What was found about a rule; nothing for one that no scenario comes to. */
  readonly of: (rule: string) => RuleCoverage;
}

const NOTHING: RuleCoverage = { executed: 0, by: [], decisive: 0, decidedBy: [], asked: false };

export const openCoverage = ({ rules, ...totals }: CoverageData): Coverage => ({
  ...totals,
  of: (rule) => rules[rule] ?? NOTHING,
});
