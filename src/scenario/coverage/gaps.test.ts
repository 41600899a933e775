import { expect, test } from 'vitest';
import type { ClauseKind } from '../../rules/read/clauses.ts';
import { readGaps, writeGaps } from './gaps.ts';

const clauses = new Map<string, readonly ClauseKind[]>([
  ['16-4-1', ['executable']],
  ['16-4-2', ['executable', 'classification']],
  ['16-6-2', ['classification']],
]);
const read = (text: string) => readGaps({ name: 'coverage-gaps.json', text }, clauses);
const gap = { rule: '16-4-1', missing: 'both', why: 'It says "no" to everything.' } as const;

test('what is written is read again, one entry a line', () => {
  const gaps = [gap, { ...gap, rule: '16-4-2', missing: 'executed' }] as const;
  const text = writeGaps(gaps);
  expect(text.split('\n')).toHaveLength(4 + gaps.length + 1);
  expect(read(text)).toEqual({ ok: true, value: gaps });
  expect(read(writeGaps([]))).toEqual({ ok: true, value: [] });
});

test.each([
  ['a clause that only fixes a category', { ...gap, rule: '16-6-2' }, 'an executable clause'],
  ['a number that is no clause', { ...gap, rule: '16-4' }, 'an executable clause'],
  ['a lack that is none', { ...gap, missing: 'nothing' }, 'executed, decisive or both'],
  ['no reason', { ...gap, why: '' }, 'a text'],
  ['an unknown field', { ...gap, since: 'May' }, 'one of rule, missing, why'],
])('refused: %s', (_what, entry, words) => {
  const result = read(JSON.stringify({ gaps: [entry] }));
  expect(result.ok ? '' : result.problem.map(({ expected }) => expected).join()).toContain(words);
});

test('refused: a clause twice', () => {
  const result = read(writeGaps([gap, gap]));
  expect(result.ok ? '' : result.problem[0]?.found).toBe('16-4-1 a second time');
});
