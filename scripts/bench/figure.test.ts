import { describe, expect, test } from 'vitest';
import { describeFigures, isMet, quantile } from './figure.ts';

test.each([
  [0.5, 5],
  [0.95, 10],
  [0.9, 9],
  [0, 1],
  [1, 10],
])('quantile %d of one to ten is %d', (share, value) => {
  expect(quantile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], share)).toBe(value);
});

test('quantile of nothing is refused', () => {
  expect(() => quantile([], 0.5)).toThrow('at least one');
});

describe('isMet', () => {
  const figure = { name: 'x', value: 5, unit: 's' } as const;
  test.each([
    [{ atMost: 5 }, true],
    [{ atMost: 4 }, false],
    [{ atLeast: 5 }, true],
    [{ atLeast: 6 }, false],
  ])('5 against %o is %s', (goal, met) => {
    expect(isMet({ ...figure, goal })).toBe(met);
  });

  test('holds without a goal', () => {
    expect(isMet(figure)).toBe(true);
  });
});

test('describeFigures lines the columns up and names what misses its goal', () => {
  const figures = [
    { name: 'cold build', value: 7.25, unit: 's', goal: { atMost: 8 } },
    { name: 'scenarios', value: 123456, unit: 'a second', goal: { atLeast: 250000 } },
    { name: 'pages', value: 300, unit: '' },
  ] as const;
  expect(describeFigures(figures).split('\n')).toEqual([
    'cold build            7.25 s  (<= 8)',
    'scenarios   123,456 a second  (>= 250,000)  MISSED',
    'pages                    300',
  ]);
});
