import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardChange } from '../../scenario/change/change.ts';
import { changesIn, hashOfFacts, REFUSED, whatIfHash } from './whatif-address.ts';

const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
const player = fc.constantFrom('P1' as const, 'P2' as const);
const dp = fc.integer({ min: 0, max: 30_000 });
const change: fc.Arbitrary<BoardChange> = fc.oneof(
  fc.record({ kind: fc.constant('DP' as const), card: name, dp }),
  fc.record({
    kind: fc.constantFrom('keyword more' as const, 'keyword less' as const),
    card: name,
    keyword: name,
  }),
  fc.record({ kind: fc.constant('blocker' as const), player, dp }),
  fc.record({ kind: fc.constant('suspended' as const), card: name, suspended: fc.boolean() }),
  fc.record({ kind: fc.constant('memory' as const), memory: fc.integer({ min: -10, max: 10 }) }),
  fc.record({
    kind: fc.constant('security' as const),
    player,
    n: fc.integer({ min: 0, max: 20 }),
  }),
  fc.record({ kind: fc.constant('source more' as const), card: name }),
  fc.record({ kind: fc.constant('source less' as const), card: name, source: name }),
);
const SAMPLE: readonly BoardChange[] = [
  { kind: 'DP', card: 'Lancer', dp: 3000 },
  { kind: 'keyword more', card: 'Mc!Rex~2', keyword: 'Security A. +1' },
  { kind: 'memory', memory: -2 },
];

describe('the address of a what-if', () => {
  test('there and back, in characters that no forum breaks', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        const hash = whatIfHash(changes);
        expect(hash).toMatch(/^#what-if=1\.[\w-]*\.[0-9a-z]+$/);
        expect(changesIn(hash)).toEqual(changes);
      }),
    );
    expect(whatIfHash(SAMPLE).length).toBeLessThan(110);
  });

  test('cut off, or with one character changed, it is refused', () => {
    const hash = whatIfHash(SAMPLE);
    for (let end = '#what-if='.length; end < hash.length; end++) {
      expect(changesIn(hash.slice(0, end))).toBe(REFUSED);
      const other = hash[end] === 'x' ? 'y' : 'x';
      expect(changesIn(hash.slice(0, end) + other + hash.slice(end + 1))).toBe(REFUSED);
    }
  });

  test('another address is none; too long a one and another version are refused', () => {
    for (const text of ['', '#', '#s12', '#what-if', '#answer=1.2.abc'])
      expect(changesIn(text)).toBeNull();
    expect(changesIn(whatIfHash(SAMPLE).replace('=1.', '=2.'))).toBe(REFUSED);
    expect(changesIn(hashOfFacts(`u~${'x'.repeat(5000)}`))).toBe(REFUSED);
    expect(changesIn(whatIfHash(Array.from({ length: 61 }, () => SAMPLE[2] as BoardChange)))).toBe(
      REFUSED,
    );
  });

  test.each([
    'd~Lancer',
    'd~Lancer~30001',
    'd~Lancer~-1',
    'd~Lancer~1e3',
    'd~Lancer~3000~1',
    'm~11',
    'm~',
    'm~1~2',
    's~Lancer~yes',
    'y~P3~2',
    'y~P1~21',
    'b~P3~1000',
    'u',
    'v~Lancer',
    'z~Lancer~1',
    'u~%E0%A4%A',
    'd~Lancer~3000!',
    '!',
    '__proto__~a~b',
  ])('%s is no fact, even with the check that belongs to it', (written) => {
    expect(changesIn(hashOfFacts(written))).toBe(REFUSED);
  });

  test('any text is read or refused, without an exception', () => {
    const ascii = fc.string({ maxLength: 400, unit: 'binary-ascii' });
    fc.assert(
      fc.property(ascii, (text) => {
        for (const hash of [`#what-if=${text}`, `#what-if=1.${text}`, hashOfFacts(text)]) {
          const read = changesIn(hash);
          if (read !== REFUSED) expect(changesIn(whatIfHash(read as BoardChange[]))).toEqual(read);
        }
      }),
    );
  });
});
