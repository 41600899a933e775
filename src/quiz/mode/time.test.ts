import { expect, test } from 'vitest';
import { clock, intervalWords, leftOf, spentWords } from './time.ts';

const MINUTE = 60_000;
test.each([
  [0, 'in 1 min'],
  [10 * MINUTE, 'in 10 min'],
  [60 * MINUTE, 'in 1 hour'],
  [36 * 60 * MINUTE, 'in 2 days'],
  [90 * 1440 * MINUTE, 'in 3 months'],
  [800 * 1440 * MINUTE, 'in 2 years'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(intervalWords(milliseconds)).toBe(words);
});

test.each([
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [MINUTE, '1 minute'],
  [89_000, '1 minute'],
  [90_000, '2 minutes'],
  [50 * MINUTE, '50 minutes'],
])('%i milliseconds took %s', (milliseconds, words) => {
  expect(spentWords(milliseconds)).toBe(words);
});

test('its clock does not go below none, nor above all when it was set back', () => {
  expect([0, 59_001, 60_000, 90_000].map((now) => clock(leftOf(0, 1, now)))).toEqual([
    '1:00',
    '0:01',
    '0:00',
    '0:00',
  ]);
  expect(leftOf(3_600_000, 1, 0)).toBe(60_000);
  expect(clock(245_000)).toBe('4:05');
});
