import { expect, test } from 'vitest';
import type { Ending } from '../../game/explore/explore.ts';
import { howOften } from './how-often.ts';

const endings = (count: number): Ending[] => Array<Ending>(count);
const finding = (holding: number, failing: number) => ({
  verdict: 'sometimes' as const,
  right: false,
  holding: endings(holding),
  failing: endings(failing),
});

test.each([
  ['X is deleted', 0, 3, 'it is so at none of 3 endings'],
  ['always X is deleted', 3, 0, '"X is deleted" is so at all 3 endings'],
  ['never X is deleted', 2, 1, '"X is deleted" is so at 2 of 3 endings'],
  ['P2 can force that X is deleted', 1, 0, '"X is deleted" is so at the only ending'],
  ['never X is deleted', 0, 1, '"X is deleted" is not so at the only ending'],
])('%s, at %i endings yes, at %i no: %s', (claim, yes, no, words) => {
  expect(howOften(claim, finding(yes, no))).toBe(words);
});

test('without a verdict it says why', () => {
  expect(howOften('X wins', { ...finding(1, 1), verdict: 'undetermined' })).toContain('no end');
});
