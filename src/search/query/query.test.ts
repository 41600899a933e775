import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery } from './query.ts';

describe('reading what was typed', () => {
  test('words as typed, hyphenated ones with their parts, each once', () => {
    expect(readQuery('Block the de-digivolve block').words).toEqual([
      { term: 'block', parts: [] },
      { term: 'the', parts: [] },
      { term: 'de-digivolve', parts: ['de', 'digivolve'] },
    ]);
  });

  test.each([
    ['end of attack', [['end', 'of', 'attack']]],
    ['piercing', []],
    ['"piercing"', [['piercing']]],
    [
      'when "end of attack" and “on deletion”',
      [
        ['end', 'of', 'attack'],
        ['on', 'deletion'],
      ],
    ],
    ['an "unclosed quote', [['an', 'unclosed', 'quote']]],
    ['""', []],
  ])('phrases of %s', (typed, expected) => {
    expect(readQuery(typed).phrases).toEqual(expected);
  });

  test.each([
    ['pierc', true, 'perhaps'],
    ['pierc', false, 'if unknown'],
    ['piercing ', true, 'perhaps'],
    ['<piercing>', true, 'no'],
    ['', true, 'no'],
  ])('the last word of %j, typing: %s', (typed, typing, expected) => {
    expect(readQuery(typed, typing).goesOn).toBe(expected);
  });

  test('a number alone is one word', () => {
    expect(readQuery('rule 16 7 4').words).toEqual([{ term: '16-7-4', parts: [] }]);
    expect(readQuery('piercing 16.7.4').words.map(({ term }) => term)).toEqual([
      'piercing',
      '16-7-4',
    ]);
  });

  test('tidies spaces, hyphens and invisible signs', () => {
    expect(readQuery('  De\u2011Digi\u00advolve \n 1 ').text).toBe('De-Digivolve 1');
  });

  test('long texts are cut', () => {
    expect(readQuery('word '.repeat(10_000)).text.length).toBeLessThanOrEqual(200);
    expect(readQuery(Array.from({ length: 90 }, (_, i) => `w${i}`).join(' ')).words.length).toBe(
      16,
    );
  });

  test('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        expect(readQuery(typed).words.length).toBeLessThanOrEqual(16);
      }),
    );
  });
});
