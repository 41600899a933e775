import { expect, test } from 'vitest';
import { weightOf } from './pages.ts';
import { successorsOf } from './cut.ts';

test.each([
  ['choice, the2', 2],
  ['refer to 15-8-342', 42],
  ['Deleted 4-12-2-3.44', 44],
  ['17', 17],
])('%s may end in the number of page %i', (text, page) => {
  expect(weightOf(text, page)).toBeGreaterThan(1);
});

test.each([
  ['a depth of 12', 12],
  ['Digimon of Lv.4', 4],
  ['gets +3', 3],
  ['the2', 3],
])('%s does not end in the number of page %i', (text, page) => {
  expect(weightOf(text, page)).toBe(0);
});

test('what can follow 4-2-3: a rule below it, and the next one on each level', () => {
  expect(successorsOf('4-2-3')).toEqual(['4-2-3-1', '4-2-4', '4-3', '5']);
});
