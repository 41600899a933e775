/**
 * The floors of the house: a file imports from its own floor or from lower ones, no import goes in
 * a circle, no folder imports from one that imports from it, and the lower floors reach for no
 * clock, chance, storage, network or files. And a type's name has one meaning, so that who
 * meets it anywhere knows what it is.
 */
import { describe, expect, test } from 'vitest';
import { folderCircles, importCircle } from '../scripts/house/circles.ts';
import { upwardImports } from '../scripts/house/floors.ts';
import { outsideReached } from '../scripts/house/reaching.ts';
import { sources } from '../scripts/house/sources.ts';
import { doubledTypes } from '../scripts/house/type-names.ts';

/** Folders that still import from each other. */
const CIRCLES: readonly (readonly string[])[] = [];

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

  test('give the name of a type one meaning', () => {
    expect(doubledTypes(files)).toEqual([]);
  });
});
