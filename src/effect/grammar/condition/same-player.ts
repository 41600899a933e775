/**
 * Tests that stand behind "and" or "or" without saying whose cards they count: the same player's as
 * the test before. It knows no phrases, since what plays effects asks it too.
 */
import type { Test } from '../../tree/tree.ts';

/** How the forms of such a test begin (also.ts has their phrases). */
export const ALSO = 'also';

/**
 * Each of the same player as the one before it; `undefined` where none before it says whose it is.
 */
export function alsoAll(tests: readonly Test[]): readonly Test[] | undefined {
  const told: Test[] = [];
  for (const test of tests) {
    const before = told.at(-1);
    if (!isAlso(test)) told.push(test);
    else if (before?.kind !== 'count' || before.side === 'either') return undefined;
    else told.push({ ...test, side: before.side });
  }
  return told;
}

export const isAlso = (test: Test): test is Extract<Test, { kind: 'count' }> =>
  test.kind === 'count' && test.form?.startsWith(ALSO) === true;
