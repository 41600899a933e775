import fc from 'fast-check';
import { expect, test } from 'vitest';
import { START } from '../train/rating.ts';
import { ratingLine } from './rating-line.ts';

const at = (day: number, rating: number) => ({
  ...START,
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  rating,
});

test('days stand at their distance, ratings between whole hundreds', () => {
  expect(ratingLine([at(1, 1500), at(2, 1550), at(5, 1450)])).toEqual({
    bottom: 1400,
    top: 1600,
    points: [
      { x: 0, y: 0.5 },
      { x: 0.25, y: 0.75 },
      { x: 1, y: 0.25 },
    ],
  });
});

test('one standing is no line', () => {
  expect(ratingLine([])).toBeNull();
  expect(ratingLine([at(1, 1500)])).toBeNull();
});

test('nothing lies outside of the chart, whatever the clock did', () => {
  const standing = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 800, max: 2500 }));
  fc.assert(
    fc.property(fc.array(standing, { minLength: 2, maxLength: 30 }), (list) => {
      const line = ratingLine(list.map(([day, rating]) => at(day, rating)));
      for (const { x, y } of line?.points ?? []) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(1);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(1);
      }
      expect(line?.points).toHaveLength(list.length);
    }),
  );
});
