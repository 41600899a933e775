import { expect, test } from 'vitest';
import { expectedNumber, nearestNumbers } from './nearest-number.ts';

test.each([
  ['16-25-9', ['16-25-3', '16-25-2', '16-25-1']],
  ['12-1-44', ['12-1-4', '12-1-7', '12-1-6']],
  ['1-9', ['1-4', '1-3', '1-2']],
  ['16-7-4-2', ['16-7-4']],
  ['1-4-2-9', ['1-4-2-3', '1-4-2-2', '1-4-2-1']],
  ['99-9', []],
  ['Piercing', []],
])('beside %s stand %j', (number, near) => {
  expect(nearestNumbers(number)).toEqual(near);
});

test('what is expected names the numbers that exist', () => {
  expect(expectedNumber('16-25-9')).toBe(
    'a number of content/rules, such as 16-25-3, 16-25-2 or 16-25-1',
  );
  expect(expectedNumber('16-7-4-2')).toBe('a number of content/rules, such as 16-7-4');
  expect(expectedNumber('99-9')).toBe('a number of content/rules; its chapters are 1 to 18');
});
