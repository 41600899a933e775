import { expect, test } from 'vitest';
import { describeProblem } from '../base/result.ts';
import { nearestRuling, readRulingNumbers } from './rulings.ts';

const read = (known: readonly string[], seen: readonly unknown[] = []) =>
  readRulingNumbers({ name: 'numbers.json', text: JSON.stringify({ known, seen }, null, 1) });
const said = (...args: Parameters<typeof read>): string => {
  const numbers = read(...args);
  return numbers.ok ? '' : numbers.problem.map(describeProblem).join('\n');
};

test('numbers and spans of numbers, and those that were seen', () => {
  const numbers = read(['607', '616-618'], [{ ruling: 'Q700', where: 'on a page' }]);
  expect(numbers.ok && [...numbers.value]).toEqual(['Q607', 'Q616', 'Q617', 'Q618', 'Q700']);
});

test.each([
  ['a number twice', ['607', '607'], [], ':4 known[1]: "607"; expected rising numbers'],
  ['a span backwards', ['618-616'], [], 'known[0]: "618-616"'],
  ['no number', ['Q607'], [], 'known[0]: "Q607"'],
  ['a known one', ['607'], [{ ruling: 'Q607', where: 'on a page' }], 'Q607 is known already'],
])('is refused with %s', (_, known, seen, words) => {
  expect(said(known, seen)).toContain(words);
});

test.each([
  ['Q6444', null],
  ['Q654', 'Q644'],
  ['Q464', 'Q644'],
])('the number that %s was to be is %s', (number, meant) => {
  expect(nearestRuling(number, new Set(['Q644', 'Q1234']))).toBe(meant);
});
