import { describe, expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, isDay, startOf } from './day.ts';

describe('days', () => {
  test('follow the local clock by its offset', () => {
    const at = Date.parse('2026-03-01T01:00:00Z');
    expect([dayOf(at), dayOf(at, 300), dayOf(at, -540)]).toEqual([
      '2026-03-01',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(startOf('2026-03-01', 300)).toBe(Date.parse('2026-03-01T05:00:00Z'));
  });

  test.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['26-02-28', false],
    ['', false],
  ])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

  test('are counted over leap years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });
});
