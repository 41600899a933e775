/**
 * The map of the rules that the engine carries out: which rules are on it, what was found about
 * each, and what is missing.
 */
import type { Clauses, ClauseKind } from '../../rules/read/clauses.ts';
import type { Gap, Missing } from './gaps.ts';
import { depthOf, isWithin } from '../../rules/number/number.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Coverage, RuleCoverage } from './rule-coverage.ts';

/**
 * What the engine carries out: attacks to battles, how effects trigger and activate, keywords, rule
 * checks, chapter 18.
 */
const MAPPED = [
  '11',
  '12',
  '13',
  '14',
  '15-4',
  '15-5',
  '15-6',
  '15-7',
  '15-8',
  '15-9',
  '16',
  '17',
  '18',
] as const;

/** One rule on the map. */
export interface MapRow {
  readonly rule: Rule;
  readonly found: RuleCoverage;
  /** Only of clauses whose text is included. */
  readonly kinds: readonly ClauseKind[];
  /** What an executable clause lacks, as it was found. */
  readonly missing: Missing | null;
  /** The entry that says why. */
  readonly gap: Gap | undefined;
}

/**
 * Every rule of the map that says something by itself: headings only stand above others, unless a
 * step names them.
 */
export function mapRows(
  rules: readonly Rule[],
  coverage: Pick<Coverage, 'of'>,
  clauses: Clauses,
  gaps: readonly Gap[],
): readonly MapRow[] {
  return rules
    .filter(({ number }) => MAPPED.some((part) => isWithin(number, part)))
    .map((rule) => {
      const found = coverage.of(rule.number);
      const kinds = clauses.get(rule.number) ?? [];
      const missing = kinds.includes('executable') ? missingOf(found) : null;
      return { rule, found, kinds, missing, gap: gaps.find((gap) => gap.rule === rule.number) };
    })
    .filter(({ rule, found, kinds }) => {
      const isHeading = rule.children.length > 0 || depthOf(rule.number) === 1;
      return kinds.length > 0 || !isHeading || found.executed > 0;
    });
}

/** What a clause that can be executed lacks. */
export function missingOf({ executed, decisive }: RuleCoverage): Missing | null {
  if (executed === 0) return decisive === 0 ? 'both' : 'executed';
  return decisive === 0 ? 'decisive' : null;
}

export interface MapTotals {
  readonly rules: number;
  readonly executed: number;
  readonly executable: number;
  readonly executableExecuted: number;
  readonly executableDecisive: number;
}

export function totalsOf(rows: readonly MapRow[]): MapTotals {
  const executable = rows.filter(({ kinds }) => kinds.includes('executable'));
  const isExecuted = ({ found }: MapRow): boolean => found.executed > 0;
  return {
    rules: rows.length,
    executed: rows.filter(isExecuted).length,
    executable: executable.length,
    executableExecuted: executable.filter(isExecuted).length,
    executableDecisive: executable.filter(({ found }) => found.decisive > 0).length,
  };
}

/** One line for each row where the list of known gaps and what was found differ. */
export function disagreementsOf(rows: readonly MapRow[]): readonly string[] {
  return rows.flatMap(({ rule: { number }, missing, gap }) => {
    if (missing === (gap?.missing ?? null)) return [];
    const found = `${number} ${WORDS[missing ?? 'nothing']}`;
    if (gap === undefined) return [`${found}: write a scenario, or list it with the reason`];
    const remedy = missing === null ? 'take the entry out' : `write "missing": "${missing}"`;
    return [`${found}, and the list says "${gap.missing}": ${remedy}`];
  });
}

const WORDS: Readonly<Record<Missing | 'nothing', string>> = {
  executed: 'is executed by no scenario',
  decisive: 'changes no ending when it is switched off',
  both: 'is executed by no scenario and changes no ending when it is switched off',
  nothing: 'is executed and changes an ending',
};
