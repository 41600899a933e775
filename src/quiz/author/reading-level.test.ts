import { describe, expect, test } from 'vitest';
import { readingGrade, syllablesOf } from './reading-level.ts';

test.each([
  ['attack', 2],
  ['deleted', 3],
  ['suspended', 3],
  ['blocks', 1],
  ['makes', 1],
  ['memory', 3],
  ['Digimon', 3],
  ['battle', 2],
  ['the', 1],
])('%s: %i syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

describe('the grade of a text', () => {
  test('is that of the formula', () => {
    // 6 words, 1 sentence, 6 syllables.
    expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
  });

  test('rises with long sentences and long words', () => {
    const plain = readingGrade('It is deleted. Then the attack ends.');
    const long = readingGrade(
      'Notwithstanding its simultaneous deletion, the continuation of the aforementioned attack is terminated.',
    );
    expect(long).toBeGreaterThan(plain + 8);
  });

  test('does not hang on rule numbers and on what stands in brackets', () => {
    const plain = readingGrade('It has one and is deleted.');
    expect(readingGrade('It has <Blast DNA Digivolve> and is deleted (16-31-1, 16-31-2).')).toBe(
      plain,
    );
    expect(readingGrade('It has [Start of Your Main Phase] and is deleted.')).toBe(plain);
  });

  test('of nothing is 0', () => {
    expect(readingGrade('')).toBe(0);
  });
});
