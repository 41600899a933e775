import { expect, test } from 'vitest';
import { citedChanges } from './cited.ts';
import type { RuleDifference } from './differences.ts';

const changed: RuleDifference = { what: 'words', from: '16-7-1', to: '16-7-1', runs: [] };
const moved: RuleDifference = { what: 'number', from: '16-4', to: '16-5', runs: [] };
const fresh: RuleDifference = { what: 'new', to: '16-46', runs: [] };
const found = (text: string) =>
  citedChanges([{ name: 'a.md', text }], [changed, moved, fresh]).map(
    ({ number, line, difference }) => [number, line, difference.what],
  );

test('each line that cites a rule that changed, once', () => {
  expect(found('cites: [16-7-1, 15-8-3]\nBy 16-7-1 and 16-7-1.\n')).toEqual([
    ['16-7-1', 1, 'words'],
    ['16-7-1', 2, 'words'],
  ]);
  expect(found("rule: '16-4',")).toEqual([['16-4', 1, 'number']]);
});

test('other numbers, dates and rules below it are none', () => {
  expect(found('16-7-1-2 16-7-10 16-7 2016-4-1 1.16-4 16-46')).toEqual([]);
});
