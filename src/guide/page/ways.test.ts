import { describe, expect, test } from 'vitest';
import type { EndingView } from '../../ui/steps/endings.ts';
import { waysOf } from './ways.ts';

const endings = (n: number): readonly EndingView[] =>
  Array.from({ length: n }, (_, i) => ({ script: [i], label: `way ${i}`, steps: [], boards: [] }));

describe('waysOf', () => {
  test('offers all of a few', () => {
    const { endings: shown, at, all } = waysOf(endings(8), 5);
    expect(shown.map(({ script }) => script[0])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([at, all]).toEqual([5, 8]);
  });

  test('of many the first, the one asked for and the last', () => {
    const { endings: shown, at, all } = waysOf(endings(25), 9);
    expect(shown.map(({ script }) => script[0])).toEqual([0, 1, 2, 3, 9, 24]);
    expect([at, all]).toEqual([4, 25]);
  });
});
