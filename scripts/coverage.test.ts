// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { disagreementsOf, totalsOf } from '../src/scenario/coverage/coverage-map.ts';
import { enoughCoverage } from './coverage.ts';

let coverage: ReturnType<typeof enoughCoverage>['coverage'];
let rows: ReturnType<typeof enoughCoverage>['rows'];

// All scenarios are walked: what takes long here is part of what the file takes, so that it is
// begun early.
beforeAll(() => {
  ({ coverage, rows } = enoughCoverage());
}, 300_000);

test('every scenario is walked to its last ending', () => {
  expect(coverage.incomplete).toEqual([]);
  expect(coverage.endings).toBeGreaterThan(coverage.scenarios);
});

test('every executable clause is executed and changes an ending, or is listed with the reason', () => {
  expect(disagreementsOf(rows)).toEqual([]);
  for (const { gap } of rows)
    if (gap) expect(gap.why.split(' ').length, gap.rule).toBeGreaterThan(4);
});

test('the list of gaps is about clauses that are on the map', () => {
  const { executable, executableExecuted, executableDecisive } = totalsOf(rows);
  const listed = rows.flatMap(({ gap }) => gap ?? []);
  const lacking = (missing: string): number =>
    listed.filter((gap) => gap.missing === missing || gap.missing === 'both').length;
  expect(executableExecuted + lacking('executed')).toBe(executable);
  expect(executableDecisive + lacking('decisive')).toBe(executable);
});
