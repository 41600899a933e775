import { expect, test } from 'vitest';
import { tableOf } from './table.ts';

test('columns are as wide as their widest cell, and no line ends in blanks', () => {
  expect(
    tableOf([
      ['ruling', 'answer'],
      ['Q1', 'no'],
      ['Q12345678', ''],
    ]),
  ).toBe('ruling     answer\nQ1         no\nQ12345678');
  expect(tableOf([])).toBe('');
});
