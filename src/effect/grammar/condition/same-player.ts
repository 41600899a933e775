/**
 * Tests that stand behind "and" or "or" without saying whose cards they count: the same player's as
 * the test before. It knows no phrases, since what plays effects asks it too.
 */
import type { Test } from '../../tree/tree.ts';

/** How the forms of such a test begin (also.ts has their phrases). */
export const ALSO = 'also';

/**
 * Each of the same player as the one before it; `undefined` where none before it says whose it is,
 * or where it may be among what that player does not have.
 */
export function alsoAll(tests: readonly Test[], kind: 'and' | 'or'): readonly Test[] | undefined {
  const told: Test[] = [];
  for (const test of tests) {
    const before = told.at(-1);
    if (!isAlso(test)) told.push(test);
    else if (before?.kind !== 'count' || before.side === 'either') return undefined;
    else if (told.some((one) => isDenied(one, kind))) return undefined;
    else told.push({ ...test, side: before.side });
  }
  return told;
}

/**
 * "You don't have [Rex] and 2 or fewer security cards" may deny both or the first alone, and "you
 * have no [Rex] or 2 or fewer security cards", too; "no [Rex] and 2 or fewer" is plain.
 */
const isDenied = (test: Test, kind: 'and' | 'or'): boolean =>
  test.kind === 'count' &&
  test.compare === 'exactly' &&
  test.n === 0 &&
  (kind === 'or' || test.form?.startsWith('lacks') === true);

export const isAlso = (test: Test): test is Extract<Test, { kind: 'count' }> =>
  test.kind === 'count' && test.form?.startsWith(ALSO) === true;
