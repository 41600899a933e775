/**
 * The floors of the house: a file imports from its own floor or from lower ones, no import goes in
 * a circle, no folder imports from one that imports from it, and the lower floors reach for no
 * clock, chance, storage, network or files. A type's name has one meaning, so that who meets it
 * anywhere knows what it is. And no English is parsed back: code asks what a text says, and not how
 * it is spelled.
 */
import { describe, expect, test } from 'vitest';
import { askedWords } from '../scripts/house/asked-words.ts';
import { folderCircles, importCircle } from '../scripts/house/circles.ts';
import { upwardImports } from '../scripts/house/floors.ts';
import { outsideReached } from '../scripts/house/reaching.ts';
import { sources } from '../scripts/house/sources.ts';
import { doubledTypes } from '../scripts/house/type-names.ts';

/** Folders that still import from each other. */
const CIRCLES: readonly (readonly string[])[] = [];

/** What is not made here, and may be looked at as words. */
const AS_WORDS: readonly string[] = [
  // What an author writes in a question may name DP in any words.
  "src/quiz/whynot/dp-apart.ts: JSON.stringify(ask).includes('DP')",
];

describe('the files under src/', () => {
  const files = sources();

  test('are found', () => {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['src/base/result.ts', 'src/rules/rule.ts', 'src/layouts/Base.astro']),
    );
  });

  test('import from their own floor or lower ones', () => {
    expect(upwardImports(files)).toEqual([]);
  });

  test('import in no circle', () => {
    expect(importCircle(files)).toBeUndefined();
  });

  test('import between folders in no circle', () => {
    expect(folderCircles(files)).toEqual(CIRCLES);
  });

  test('use no clock, chance, storage, network or files but where the page is drawn or kept', () => {
    expect(outsideReached(files)).toEqual([]);
  });

  test('ask no node above effect how it is spelled, and take no words of ours apart', () => {
    expect(askedWords(files)).toEqual(AS_WORDS);
  });

  test('give the name of a type one meaning', () => {
    expect(doubledTypes(files)).toEqual([]);
  });
});
