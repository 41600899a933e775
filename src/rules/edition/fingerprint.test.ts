import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprint, normaliseWords } from './fingerprint.ts';

describe('fingerprint', () => {
  test('is pinned: a change of the hash would make every stored citation stale', () => {
    expect(fingerprint('')).toBe('ab3e7c0b');
    expect(fingerprint('Draw 1 card.')).toBe('f3cac49e');
  });

  test.each([
    ['spaces and line ends', 'Draw 1 card.', ' Draw  1\ncard. '],
    ['case', 'Draw 1 card.', 'draw 1 Card.'],
    ['quotation marks', 'the "by" part isn\'t', 'the “by” part isn’t'],
    ['hyphens', '16-7', '16‑7'],
  ])('does not look at %s', (_what, a, b) => {
    expect(fingerprint(a)).toBe(fingerprint(b));
  });

  test.each([
    ['Draw 1 card.', 'Draw 2 cards.'],
    ['may attack', 'attacks'],
    ['<Blocker>', 'Blocker'],
    ['a b', 'ab'],
  ])('tells “%s” from “%s”', (a, b) => {
    expect(fingerprint(a)).not.toBe(fingerprint(b));
  });

  test('is eight hexadecimal characters, and normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fingerprint(text)).toMatch(/^[0-9a-f]{8}$/);
        expect(fingerprint(normaliseWords(text))).toBe(fingerprint(text));
      }),
    );
  });

  test('different short texts hardly ever meet', () => {
    const prints = Array.from({ length: 5000 }, (_, i) => fingerprint(`clause ${i}`));
    expect(new Set(prints).size).toBe(5000);
  });
});
