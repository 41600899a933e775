import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanSeed,
  hash,
  hashAfter,
  random,
  seedFrom,
  shuffled,
  shuffledByName,
} from './chance.ts';

const TEN = Array.from({ length: 10 }, (_, i) => i);

describe('chance that can be repeated', () => {
  test('the same seed gives the same order, another one another', () => {
    expect(shuffled(TEN, 3)).toEqual(shuffled(TEN, 3));
    expect(shuffled(TEN, 3)).not.toEqual(shuffled(TEN, 4));
  });

  test('the order of a seed stays as it is, since addresses carry seeds', () => {
    expect(shuffled(TEN, 3).join('')).toBe('1378256904');
    expect(shuffled(TEN, 999_999_999).join('')).toBe('1873956420');
    expect(random(7)()).toBe(0.011704753153026104);
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

const name = (text: string): string => text;
const letters = [...'abcdefghij'];

describe('a shuffle by name', () => {
  test('is the same for the same seed, on every device', () => {
    expect(shuffledByName(letters, 'k4m2p', name).join('')).toBe('jcbgaifedh');
    expect(hash('ruling')).toBe(2592103151);
  });

  test('has everything once, and another order for another seed', () => {
    const orders = new Set(
      Array.from({ length: 50 }, (_, i) => {
        const order = shuffledByName(letters, `seed${i}`, name);
        expect([...order].sort()).toEqual(letters);
        return order.join('');
      }),
    );
    expect(orders.size).toBe(50);
  });

  test('what is added leaves the order of the others', () => {
    const before = shuffledByName(letters, 'x', name);
    const after = shuffledByName([...letters, 'new'], 'x', name);
    expect(after.filter((one) => one !== 'new')).toEqual(before);
  });

  test('every thing comes first about as often', () => {
    const first = new Map<string, number>();
    for (let i = 0; i < 5000; i++) {
      const [one = ''] = shuffledByName(letters, String(i), name);
      first.set(one, (first.get(one) ?? 0) + 1);
    }
    for (const one of letters) expect(first.get(one)).toBeGreaterThan(400);
    for (const one of letters) expect(first.get(one)).toBeLessThan(600);
  });
});

test('what stands before many texts is hashed once, and each hash is that of the whole text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (start, rest) => {
      expect(hashAfter(start)(rest)).toBe(hash(start + rest));
    }),
  );
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
  ['abcd=abcd=abcd=abcd=abcd=abcd=abcd', 'abcd-abcd-abcd-abcd-abcd-abcd'],
])('the seed %j is kept as %j', (typed, kept) => expect(cleanSeed(typed)).toBe(kept));
