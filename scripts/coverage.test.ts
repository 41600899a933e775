// @vitest-environment node
import { expect, test } from 'vitest';
import { disagreementsOf, totalsOf } from '../src/scenario/coverage/coverage-map.ts';
import { requireCoverage } from './coverage.ts';

const { coverage, rows } = requireCoverage();

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
