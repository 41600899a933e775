/** The map of executed rules for scripts and tests: every scenario walked, with clauses and known gaps read from the disk. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readClauses } from '../src/rules/read/clauses.ts';
import { readGaps, writeGaps } from '../src/scenario/coverage/gaps.ts';
import { describeProblems } from '../src/rules/read/read.ts';
import type { Problem, Result } from '../src/base/result.ts';
import { mapRows, type MapRow } from '../src/scenario/coverage/coverage-map.ts';
import { coverageOf } from '../src/scenario/coverage/coverage.ts';
import type { Coverage } from '../src/scenario/coverage/rule-coverage.ts';
import { load, requireCorpus } from './corpus.ts';
import { requireScenarios } from './scenarios.ts';

/** Walks all scenarios; wrong content is one error that names every problem. */
export function requireCoverage(): { coverage: Coverage; rows: readonly MapRow[] } {
  const { rules } = requireCorpus();
  const clauses = required(readClauses(load('clauses.json'), rules));
  const gaps = required(readGaps(load('coverage-gaps.json'), clauses));
  const coverage = coverageOf(requireScenarios());
  return { coverage, rows: mapRows(rules, coverage, clauses, gaps) };
}

/** Takes the gaps out of the list that are none any more, and says how many; new ones need a reason, so a person adds them. */
export function mendGaps(): string {
  const { rows } = requireCoverage();
  const listed = rows.filter(({ gap }) => gap !== undefined);
  const left = listed.flatMap(({ missing, gap }) =>
    gap === undefined || missing === null ? [] : [{ ...gap, missing }],
  );
  const file = new URL('../content/rules/coverage-gaps.json', import.meta.url);
  writeFileSync(fileURLToPath(file), writeGaps(left));
  const narrowed = listed.filter(
    ({ missing, gap }) => missing !== null && missing !== gap?.missing,
  );
  return [
    `coverage-gaps.json: ${left.length} of ${listed.length} entries left`,
    ...narrowed.map(({ rule }) => `${rule.number} lacks something else now: look at its reason`),
  ].join('\n');
}

function required<T>(result: Result<T, readonly Problem[]>): T {
  if (!result.ok) throw new Error(`content/rules is wrong:\n${describeProblems(result.problem)}`);
  return result.value;
}
