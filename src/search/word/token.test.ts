import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, readWords, spokenWords, tokenise } from './token.ts';

const terms = (text: string): string[] => tokenise(text).map(({ term }) => term);

describe('tokens', () => {
  test.each([
    ['refer to 15-8-2 "Persistent Effects"', ['refer', 'to', '15-8-2', 'persistent', 'effects']],
    ['16.4.2 and 16-4-2', ['16-4-2', 'and', '16-4-2']],
    ['on 2025-09-05', ['on', '2025-09-05', '20250905', '2025', '09', '05']],
    ['<De-Digivolve 1>', ['de-digivolve', 'dedigivolve', 'de', 'digivolve', '1']],
    ['[On Play] <Security A. +1>', ['on', 'play', 'security', 'a', '1']],
    [
      "the Digimon's DP, opponents' cards, can’t",
      ['the', 'digimon', 'dp', 'opponents', 'cards', 'cant'],
    ],
    ['Lv.4 (Example: 2×)', ['lv', '4', 'example', '2']],
    ['not when if', ['not', 'when', 'if']],
    ['Pokémon ＡＢＣ armour', ['pokemon', 'abc', 'armor']],
    ['', []],
    ['<>[]()…', []],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('a hyphenated word and each part know where they stand', () => {
    const text = 'a <Digi-Burst 2>';
    const places = tokenise(text).map(({ term, start, end }) => [term, text.slice(start, end)]);
    expect(places).toEqual([
      ['a', 'a'],
      ['digi-burst', 'Digi-Burst'],
      ['digiburst', 'Digi-Burst'],
      ['digi', 'Digi'],
      ['burst', 'Burst'],
      ['2', '2'],
    ]);
  });

  test('places lie inside the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { term, start, end } of tokenise(text)) {
          expect(term).not.toBe('');
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

test('spoken words are parts of hyphenated words and whole numbers', () => {
  expect(spokenWords('Trigger-Type Effects of 15-8-3')).toEqual([
    'trigger',
    'type',
    'effects',
    'of',
    '15-8-3',
  ]);
});

test('only hyphenated words have parts', () => {
  expect(readWords('15-8-3 non-turn player').map(({ parts }) => parts.length)).toEqual([0, 2, 0]);
});

test('folding is done once and for all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (word) => {
      const folded = fold(fold(word));
      expect(fold(folded)).toBe(folded);
    }),
  );
});
