import { expect, test } from 'vitest';
import type { Ending } from '../../game/explore/explore.ts';
import { howOften } from './how-often.ts';

const endings = (count: number): Ending[] =>
  Array.from({ length: count }, () => ({ courses: 400 }) as Ending);
const finding = (holding: number, failing: number) => ({
  verdict: 'sometimes' as const,
  right: false,
  holding: endings(holding),
  failing: endings(failing),
  stopped: null,
});

test.each([
  ['X is deleted', 0, 3, 'it is true in none of 3 outcomes'],
  ['always X is deleted', 3, 0, '"X is deleted" is true in all 3 outcomes'],
  ['never X is deleted', 2, 1, '"X is deleted" is true in 2 of 3 outcomes'],
  ['P2 can force that X is deleted', 1, 0, '"X is deleted" is true in the only outcome'],
  ['never X is deleted', 0, 1, '"X is deleted" is not true in the only outcome'],
])('%s, at %i endings yes, at %i no: %s', (claim, yes, no, words) => {
  expect(howOften(claim, finding(yes, no))).toBe(words);
});

test('without a verdict it says why, and what is known all the same', () => {
  const open = { ...finding(3, 1), verdict: 'undetermined' } as const;
  expect(howOften('X wins', { ...open, stopped: 'no end' })).toContain('no end');
  expect(howOften('never X wins', { ...open, stopped: 'work' })).toBe(
    'no verdict, for there are more courses than the engine plays for one board; "X wins" was true in 1,200 of the 1,600 courses played, and not all were played',
  );
});
