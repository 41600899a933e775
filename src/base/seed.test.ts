import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanSeed, hash, seedFrom, shuffle } from './seed.ts';

const name = (text: string): string => text;
const letters = [...'abcdefghij'];

describe('a shuffle', () => {
  test('is the same for the same seed, on every device', () => {
    expect(shuffle(letters, 'k4m2p', name).join('')).toBe('jcbgaifedh');
    expect(hash('ruling')).toBe(2592103151);
  });

  test('has everything once, and another order for another seed', () => {
    const orders = new Set(
      Array.from({ length: 50 }, (_, i) => {
        const order = shuffle(letters, `seed${i}`, name);
        expect([...order].sort()).toEqual(letters);
        return order.join('');
      }),
    );
    expect(orders.size).toBe(50);
  });

  test('what is added leaves the order of the others', () => {
    const before = shuffle(letters, 'x', name);
    const after = shuffle([...letters, 'new'], 'x', name);
    expect(after.filter((one) => one !== 'new')).toEqual(before);
  });

  test('every thing comes first about as often', () => {
    const first = new Map<string, number>();
    for (let i = 0; i < 5000; i++) {
      const [one = ''] = shuffle(letters, String(i), name);
      first.set(one, (first.get(one) ?? 0) + 1);
    }
    for (const one of letters) expect(first.get(one)).toBeGreaterThan(400);
    for (const one of letters) expect(first.get(one)).toBeLessThan(600);
  });
});

test('a seed is five letters that cannot be mistaken, and stays as it is in an address', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      const seed = seedFrom(chance);
      expect(seed).toMatch(/^[a-hjkmnp-z2-9]{5}$/);
      expect(cleanSeed(seed)).toBe(seed);
    }),
  );
});

test.each([
  ['Judge Day 2026!', 'judge-day-2026'],
  ['  ', ''],
  ['a&b=c', 'a-b-c'],
])('the seed %j is kept as %j', (typed, kept) => expect(cleanSeed(typed)).toBe(kept));
