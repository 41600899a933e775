import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ancestorNumbers,
  compareNumbers,
  depthOf,
  isWithin,
  makeNumber,
  parentOf,
  parseNumber,
  partsOf,
} from './number.ts';

const parts = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 });

describe('parseNumber', () => {
  test.each([
    ['16', '16'],
    ['16-7-4', '16-7-4'],
    ['16.7.4', '16-7-4'],
    ['16.7.4.', '16-7-4'],
    ['16 7 4', '16-7-4'],
    ['  16  7 4 ', '16-7-4'],
    ['16- 7-4', '16-7-4'],
    ['16‑7–4', '16-7-4'],
    ['rule 16-7-4', '16-7-4'],
    ['Rules 16.7', '16-7'],
    ['Chapter 16', '16'],
    ['§16-7', '16-7'],
    ['#16-7', '16-7'],
    ['2-3-11-4-4', '2-3-11-4-4'],
  ])('%s', (text, number) => {
    expect(parseNumber(text)).toEqual({ ok: true, value: number });
  });

  test.each([
    '',
    'rule',
    'Piercing',
    '16-',
    '-7',
    '16--7',
    '0',
    '16-0',
    '16-07',
    '1-2-3-4-5-6-7',
    '6000 DP',
    '3000',
    'BT1-086',
  ])('refuses "%s"', (text) => {
    const result = parseNumber(text);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.problem).toMatchObject({ start: 0, end: text.length });
  });

  test('reads back what makeNumber writes, in every spelling', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom('-', '.', ' ', ' - '), (numbers, mark) => {
        const number = makeNumber(numbers);
        expect(parseNumber(numbers.join(mark))).toEqual({ ok: true, value: number });
        expect(partsOf(number)).toEqual(numbers);
      }),
    );
  });
});

describe('order', () => {
  test('1-2 before 1-10, a parent before its children', () => {
    const numbers = ['16-10', '2', '16-9', '16-7-4', '16', '16-7', '16-35-4-1', '16-35-4'];
    expect(numbers.sort(compareNumbers)).toEqual([
      '2',
      '16',
      '16-7',
      '16-7-4',
      '16-9',
      '16-10',
      '16-35-4',
      '16-35-4-1',
    ]);
  });

  test('is a total order', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const order = compareNumbers(makeNumber(a), makeNumber(b));
        expect(compareNumbers(makeNumber(b), makeNumber(a)) + order).toBe(0);
        expect(order === 0).toBe(makeNumber(a) === makeNumber(b));
      }),
    );
  });
});

test('what is no number is repeated in a few letters', () => {
  const read = parseNumber('9'.repeat(1_000_000));
  expect(read.ok ? '' : read.problem.found).toBe(`"${'9'.repeat(40)}…"`);
});

describe('family', () => {
  test('parent, ancestors and depth', () => {
    expect(parentOf('16-35-4-1')).toBe('16-35-4');
    expect(parentOf('16')).toBeNull();
    expect(ancestorNumbers('16-35-4-1')).toEqual(['16', '16-35', '16-35-4']);
    expect(ancestorNumbers('16')).toEqual([]);
    expect(depthOf('16-35-4-1')).toBe(4);
  });

  test('isWithin counts whole parts', () => {
    expect(isWithin('16-7-4', '16-7')).toBe(true);
    expect(isWithin('16-7', '16-7')).toBe(true);
    expect(isWithin('16-70', '16-7')).toBe(false);
    expect(isWithin('16', '16-7')).toBe(false);
  });
});
