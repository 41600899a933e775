import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerHash, givenIn } from './answer-address.ts';

const answers = (...chosen: readonly number[]) =>
  ['One.', 'Two.', 'Three.'].map((text, i) => ({ text, chosen: chosen.includes(i) }));
const given = fc.array(fc.integer({ min: -99_999, max: 99_999 }), { maxLength: 40 });

describe('the address of a result', () => {
  test('there and back, in characters that no forum breaks', () => {
    fc.assert(
      fc.property(given, fc.string(), (numbers, text) => {
        const hash = answerHash(text, numbers, [{ text, chosen: true }]);
        expect(hash).toMatch(/^#answer=[\w.-]+\w$/);
        expect(givenIn(hash)).toEqual(numbers.map((n) => n + 0));
      }),
    );
  });

  test('holds what was chosen, and of which question', () => {
    const hash = answerHash('a/b', [1], answers(1));
    expect(answerHash('a/b', [1], answers(1))).toBe(hash);
    expect(answerHash('a/c', [1], answers(1))).not.toBe(hash);
    expect(answerHash('a/b', [1], answers(2))).not.toBe(hash);
    expect(answerHash('a/b', [2], answers(2))).not.toBe(hash);
  });

  test('cut off anywhere it is no other answer', () => {
    const hash = answerHash('a/b', [12, 3], answers(1));
    for (let end = 0; end < hash.length; end++) {
      const cut = hash.slice(0, end);
      const read = givenIn(cut);
      if (read !== null) expect(answerHash('a/b', read, answers(1))).not.toBe(cut);
    }
  });

  test.each([
    '#answer=',
    '#answer=2.1.abc',
    '#answer=1.1',
    '#answer=1.1.',
    '#answer=1.1.ABC',
    '#answer=1.1e9.abc',
    '#answer=1.1234567.abc',
    '#answer=1.1__2.abc',
    '#answer=1.1.abc ',
    '#answer=1.%31.abc',
    `#answer=1.${'1_'.repeat(50)}1.abc`,
    `#answer=1.${'9'.repeat(1_000_000)}.abc`,
  ])('%.40s is refused', (text) => {
    expect(givenIn(text)).toBeNull();
  });

  test('any text is refused or read as numbers, without an exception', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 500 }),
      fc.tuple(fc.string(), fc.string()).map(([a, b]) => `#answer=1.${a}.${b}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(givenIn(text)?.every(Number.isInteger) ?? true).toBe(true);
      }),
    );
  });
});
