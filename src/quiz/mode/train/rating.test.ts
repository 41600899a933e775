import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moved } from './glicko.ts';
import {
  difficultyOf,
  pointsBetween,
  pointsWords,
  ratingWords,
  START,
  thinned,
  type RatedAt,
} from './rating.ts';

const AT = '2026-01-02T03:04:05.000Z';
const standings = fc.record({
  at: fc.constant(AT),
  rating: fc.double({ min: -5000, max: 10_000, noNaN: true }),
  deviation: fc.double({ min: 1, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.0001, max: 1, noNaN: true }),
});
const levels = fc.constantFrom(0, 1, 2, 3);

/** Answers in a row, five minutes apart. */
const after = (count: number, level: number, right: (i: number) => boolean): RatedAt =>
  Array.from({ length: count }).reduce<RatedAt>(
    (so, _, i) => moved(so, level, right(i), new Date(Date.parse(AT) + i * 300_000).toISOString()),
    START,
  );

test('the questions are as hard as their level says', () => {
  expect([0, 1, 2, 3].map(difficultyOf)).toEqual([1000, 1200, 1500, 1800]);
});

describe('an answer', () => {
  test('moves the rating as Glicko-2 does: one game of its example, worked out by hand', () => {
    // Glickman's player (1500, 200, 0.06) wins against 1500 with a deviation of 100:
    // g = 0.95315, E = 0.5, v = 4.40291, phi* = 1.15286, new phi = 1.01040, mu = 0.48654.
    const { rating, deviation } = moved({ ...START, at: AT, deviation: 200 }, 2, true, AT);
    expect(rating).toBeCloseTo(1584.52, 1);
    expect(deviation).toBeCloseTo(175.52, 1);
  });

  test('up when right, down when wrong, from wherever one stands', () => {
    fc.assert(
      fc.property(standings, levels, (standing, level) => {
        const up = moved(standing, level, true, AT);
        const down = moved(standing, level, false, AT);
        expect(up.rating).toBeGreaterThanOrEqual(standing.rating - 0.01);
        expect(down.rating).toBeLessThanOrEqual(standing.rating + 0.01);
        for (const { deviation, volatility } of [up, down]) {
          expect(deviation).toBeGreaterThan(0);
          expect(deviation).toBeLessThanOrEqual(350);
          expect(volatility).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('a harder question gives more and costs less', () => {
    const by = (level: number, right: boolean) => moved(START, level, right, AT).rating;
    expect(by(3, true)).toBeGreaterThan(by(1, true));
    expect(by(3, false)).toBeGreaterThan(by(1, false));
  });
});

test('the rating settles where half the answers are right, and is no longer "about" then', () => {
  const settled = after(200, 3, (i) => i % 2 === 0);
  expect(Math.abs(settled.rating - 1800)).toBeLessThan(60);
  expect(ratingWords(settled)).toBe(String(Math.round(settled.rating)));
  expect(ratingWords(START)).toBe('about 1500');
  expect(ratingWords(after(5, 2, () => true))).toMatch(/^about \d+$/);
});

test('time without answers widens it, a clock that was set back does not', () => {
  const settled = { ...START, at: AT, deviation: 60 };
  const [soon, late, before] = ['2026-01-02', '2027-01-02', '2025-01-02'].map(
    (day) => moved(settled, 2, true, `${day}T03:04:05.000Z`).deviation,
  );
  expect(late).toBeGreaterThan(soon ?? 0);
  expect(before).toBe(soon);
  expect(late).toBeLessThanOrEqual(350);
});

test('points as they are said', () => {
  expect([8, -12, 0].map(pointsWords)).toEqual(['+8', '−12', '±0']);
  const from = { ...START, rating: 1500.4 };
  expect(pointsBetween(from, { ...from, rating: 1500.6 })).toBe(1);
});

test('of earlier days the last standing is kept, of the newest all', () => {
  const at = (text: string): RatedAt => ({ ...START, at: `2026-01-${text}:00:00.000Z` });
  const all = ['01T08', '01T09', '02T08', '03T08', '03T09'].map(at);
  expect(thinned(all).map(({ at: moment }) => moment.slice(8, 13))).toEqual([
    '01T09',
    '02T08',
    '03T08',
    '03T09',
  ]);
  expect(thinned([])).toEqual([]);
});
