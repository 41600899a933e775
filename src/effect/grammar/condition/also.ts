/**
 * What else a player has: "you have [Rex] and 3 or fewer security cards", "your opponent has a
 * Tamer or 5 or more cards in their hand". Whose it is was said in front of the first.
 */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { Side } from '../../tree/node.ts';
import type { Test } from '../../tree/tree.ts';

const phrase = phrasesOf<Test>();
const ALSO = 'also';

const piles = (side: Side) => [
  phrase({ kind: 'count', side, what: 'security', form: ALSO }, '{amount} security (cards|card)'),
  phrase(
    { kind: 'count', side, what: 'hand', form: ALSO },
    '{amount} (cards|card) in (your hand|hand|their hand)',
  ),
  phrase(
    { kind: 'count', side, what: 'trash', form: ALSO },
    '{amount} (cards|card) in (your trash|trash|their trash)',
  ),
];

const things = (side: Side) => [
  phrase({ kind: 'count', side, compare: 'or more', n: 1, form: ALSO }, '(a|an) {counted}'),
  phrase({ kind: 'count', side, form: `${ALSO} many` }, '{amount} {counted}'),
  phrase(
    { kind: 'count', side, compare: 'or more', n: 1, form: `${ALSO} named` },
    '{counted}(| in the battle area)',
  ),
  phrase({ kind: 'count', side, what: 'placed', form: ALSO }, '{amount} {described} {place}'),
];

export const ALSO_TESTS = [
  ...piles('your'),
  ...things('your'),
  // Only written: the reader takes whose it is from the first.
  ...piles("your opponent's"),
  ...things("your opponent's"),
];

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
