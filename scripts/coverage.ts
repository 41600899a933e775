/**
 * The map of executed rules for scripts and tests: every scenario walked, with clauses and known
 * gaps read from the disk.
 */
import { writeFileSync } from 'node:fs';
import { mapRows, type MapRow } from '../src/scenario/coverage/coverage-map.ts';
import { coverageOf, walkScenario } from '../src/scenario/coverage/coverage.ts';
import { writeGaps } from '../src/scenario/coverage/gaps.ts';
import { openCoverage, type Coverage } from '../src/scenario/coverage/rule-coverage.ts';
import { coverageData } from '../src/scenario/coverage/tally.ts';
import { CONTENT } from './files.ts';
import { library, openFromDisk, played } from './library.ts';

/**
 * As much of it as says what each executable clause lacks: all scenarios are walked, and again
 * without a clause until it decides one of them. Without a listed gap, of which none may decide,
 * all are walked.
 */
export function enoughCoverage(): { coverage: Coverage; rows: readonly MapRow[] } {
  const { corpus, clauses, gaps } = library;
  const listed = new Set(gaps.map(({ rule }) => rule));
  const decided = new Set<string>();
  const isTried = (rule: string): boolean =>
    (clauses.get(rule) ?? []).includes('executable') && (listed.has(rule) || !decided.has(rule));
  const walked = played.scenarios.map(({ source, name, scenario }) => {
    const found = walkScenario(scenario, isTried);
    for (const rule of found.decisive) decided.add(rule);
    return { source, name, walked: found };
  });
  const coverage = openCoverage(coverageData(walked));
  return { coverage, rows: mapRows(corpus.rules, coverage, clauses, gaps) };
}

/** Walks all scenarios; wrong content is one error that names every problem. */
export function requireCoverage(): { coverage: Coverage; rows: readonly MapRow[] } {
  const now = openFromDisk();
  const { corpus, clauses, gaps } = now.library;
  const coverage = coverageOf(now.played.scenarios);
  return { coverage, rows: mapRows(corpus.rules, coverage, clauses, gaps) };
}

/**
 * Takes the gaps out of the list that are none any more, and says how many; new ones need a reason,
 * so a person adds them.
 */
export function mendGaps(): string {
  const { rows } = requireCoverage();
  const listed = rows.filter(({ gap }) => gap !== undefined);
  const left = listed.flatMap(({ missing, gap }) =>
    gap === undefined || missing === null ? [] : [{ ...gap, missing }],
  );
  writeFileSync(`${CONTENT}rules/coverage-gaps.json`, writeGaps(left));
  const narrowed = listed.filter(
    ({ missing, gap }) => missing !== null && missing !== gap?.missing,
  );
  return [
    `coverage-gaps.json: ${left.length} of ${listed.length} entries left`,
    ...narrowed.map(({ rule }) => `${rule.number} lacks something else now: look at its reason`),
  ].join('\n');
}
