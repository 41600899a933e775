/**
 * The map of executed rules for scripts and tests: every scenario walked, with clauses and known
 * gaps read from the disk.
 */
import { writeFileSync } from 'node:fs';
import { mapRows, type MapRow } from '../src/scenario/coverage/coverage-map.ts';
import { coverageOf } from '../src/scenario/coverage/coverage.ts';
import { writeGaps } from '../src/scenario/coverage/gaps.ts';
import type { Coverage } from '../src/scenario/coverage/rule-coverage.ts';
import { CONTENT } from './files.ts';
import { openFromDisk } from './library.ts';

/** Walks all scenarios; wrong content is one error that names every problem. */
export function requireCoverage(): { coverage: Coverage; rows: readonly MapRow[] } {
  const { library, played } = openFromDisk();
  const { corpus, clauses, gaps } = library;
  const coverage = coverageOf(played.scenarios);
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
