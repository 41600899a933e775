import { describe, expect, test } from 'vitest';
import type { ClauseKind } from '../../rules/read/clauses.ts';
import { sampleRule } from '../../rules/rule-sample.ts';
import { missingOf, type MapRow } from '../../scenario/coverage/coverage-map.ts';
import { chaptersOf, markOf, summaryOf, withoutWords } from './sections.ts';

function row(
  number: string,
  executed: number,
  decisive: number,
  ...kinds: readonly ClauseKind[]
): MapRow {
  const found = { executed, by: [], decisive, decidedBy: [], asked: true };
  const missing = kinds.includes('executable') ? missingOf(found) : null;
  return { rule: sampleRule(number), found, kinds, missing, gap: undefined };
}

const rows = [
  row('14-1', 0, 0),
  row('14-2-1', 2, 0),
  row('16-4-1', 2, 1, 'executable'),
  row('16-4-2', 0, 1, 'executable', 'classification'),
  row('16-4-3', 0, 0, 'executable'),
  row('16-6-2', 0, 0, 'classification'),
];

test('rows stand in their sections, sections in their chapters', () => {
  const chapters = chaptersOf(rows, { find: sampleRule });
  expect(
    chapters.map((chapter) => [
      chapter.rule.number,
      ...chapter.sections.map((section) => `${section.rule.number}: ${section.rows.length}`),
    ]),
  ).toEqual([
    ['14', '14-1: 1', '14-2: 1'],
    ['16', '16-4: 3', '16-6: 1'],
  ]);
});

test('marks', () => {
  expect(rows.map(markOf)).toEqual(['empty', 'full', 'full', 'part', 'empty', 'none']);
});

describe('in words', () => {
  test.each([
    [rows.slice(0, 2), '1 of 2 used'],
    [rows.slice(2, 6), '1 of 3 used, 2 of 3 change an outcome'],
    [rows.slice(5), 'nothing to play'],
  ])('a section %#', (those, words) => {
    expect(summaryOf(those)).toBe(words);
  });

  test('a rule that is switched off', () => {
    expect(rows.map(withoutWords)).toEqual([
      '',
      '',
      '1 board ends differently',
      '1 board ends differently',
      'nothing changes yet',
      'gives a category',
    ]);
    expect(withoutWords(row('14-2-2', 3, 12))).toBe('12 boards end differently');
  });
});
