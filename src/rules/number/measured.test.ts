import { expect, test } from 'vitest';
import { isMeasured } from './measured.ts';

test.each([
  ['it costs $', ' now', true],
  ['it costs ', '€.', true],
  ['aged ', '', true],
  ['on pages ', ' of the book', true],
  ['we waited ', ' minutes', true],
  ['By ', ' it is deleted', false],
  ['', ', the pages say', false],
  ['it won. See ', '. Minutes later', false],
])('%s16-7%s', (before, after, expected) => {
  expect(isMeasured(before, after)).toBe(expected);
});
