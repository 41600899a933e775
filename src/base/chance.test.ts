import { describe, expect, test } from 'vitest';
import { random, shuffled } from './chance.ts';

const TEN = Array.from({ length: 10 }, (_, i) => i);

describe('chance that can be repeated', () => {
  test('the same seed gives the same order, another one another', () => {
    expect(shuffled(TEN, 3)).toEqual(shuffled(TEN, 3));
    expect(shuffled(TEN, 3)).not.toEqual(shuffled(TEN, 4));
  });

  test('nothing is lost or doubled, and the list itself stays as it is', () => {
    const list = [...TEN];
    expect([...shuffled(list, 9)].sort((a, b) => a - b)).toEqual(TEN);
    expect(list).toEqual(TEN);
  });

  test('the numbers are spread over 0 to 1', () => {
    const next = random(1);
    const parts = [0, 0, 0, 0];
    for (let i = 0; i < 4_000; i++) {
      const at = Math.floor(next() * 4);
      parts[at] = (parts[at] ?? 0) + 1;
    }
    for (const n of parts) expect(n).toBeGreaterThan(900);
  });

  test('every item comes first for some seed', () => {
    const firsts = new Set(Array.from({ length: 200 }, (_, seed) => shuffled(TEN, seed)[0]));
    expect(firsts.size).toBe(TEN.length);
  });
});
