import { describe, expect, test } from 'vitest';
import type { ClauseKind } from '../../rules/read/clauses.ts';
import type { Gap } from './gaps.ts';
import type { Rule } from '../../rules/rule.ts';
import { sampleRule } from '../../rules/rule-sample.ts';
import { disagreementsOf, mapRows, missingOf, totalsOf } from './coverage-map.ts';
import type { RuleCoverage } from './rule-coverage.ts';

const rule = (number: string, children: readonly string[] = []): Rule =>
  sampleRule(number, { children });
const found = (executed: number, decisive: number): RuleCoverage => {
  return { executed, by: [], decisive, decidedBy: [], asked: true };
};

const rules = [
  rule('10-1-1'),
  rule('11', ['11-2']),
  rule('11-2', ['11-2-1', '11-2-7']),
  rule('11-2-1'),
  rule('11-2-7', ['11-2-7-1']),
  rule('11-2-7-1'),
  rule('15-3-1'),
  rule('15-4-1'),
  rule('15-10-1'),
  rule('16-4', ['16-4-1']),
  rule('16-4-1', ['16-4-1-1']),
  rule('16-4-2'),
  rule('16-6-2'),
];
const clauses = new Map<string, readonly ClauseKind[]>([
  ['16-4-1', ['executable']],
  ['16-4-2', ['executable', 'classification']],
  ['16-6-2', ['classification']],
]);
const coverage = new Map([
  ['11-2-1', found(3, 0)],
  ['16-4-1', found(2, 1)],
  ['16-4-2', found(0, 1)],
]);
const rowsWith = (...gaps: readonly Gap[]) =>
  mapRows(rules, { of: (number) => coverage.get(number) ?? found(0, 0) }, clauses, gaps);

describe('mapRows', () => {
  test('holds the rules of its chapters that say something, and no heading', () => {
    expect(rowsWith().map((row) => row.rule.number)).toEqual([
      '11-2-1',
      '11-2-7-1',
      '15-4-1',
      '16-4-1',
      '16-4-2',
      '16-6-2',
    ]);
  });

  test('a heading that a step names is on it', () => {
    const rows = mapRows(rules, { of: () => found(1, 0) }, clauses, []);
    expect(rows.map((row) => row.rule.number)).toContain('11-2-7');
  });

  test('only executable clauses can lack something', () => {
    expect(rowsWith().map(({ missing }) => missing)).toEqual([
      null,
      null,
      null,
      null,
      'executed',
      null,
    ]);
  });
});

test.each([
  [1, 1, null],
  [1, 0, 'decisive'],
  [0, 1, 'executed'],
  [0, 0, 'both'],
] as const)('executed %i times, decisive %i times: lacks %s', (executed, decisive, missing) => {
  expect(missingOf(found(executed, decisive))).toBe(missing);
});

test('totals', () => {
  expect(totalsOf(rowsWith())).toEqual({
    rules: 6,
    executed: 2,
    executable: 2,
    executableExecuted: 1,
    executableDecisive: 2,
  });
});

describe('disagreementsOf', () => {
  const gap = { rule: '16-4-2', missing: 'executed', why: 'No step yet.' } as const;

  test('is silent where the list says what was found', () => {
    expect(disagreementsOf(rowsWith(gap))).toEqual([]);
  });

  test.each([
    ['a gap that is not listed', [], ['16-4-2 is executed by no scenario: write a scenario']],
    ['a gap of another kind', [{ ...gap, missing: 'both' }], ['write "missing": "executed"']],
    ['a gap that is closed', [gap, { ...gap, rule: '16-4-1' }], ['16-4-1 is executed and changes']],
  ] as const)('names %s', (_what, gaps, words) => {
    const said = disagreementsOf(rowsWith(...gaps));
    expect(said).toEqual(words.map((word) => expect.stringContaining(word)));
  });
});
