/**
 * What either player has, or both of them: "either player has 3 or fewer security cards". The same
 * is asked of each.
 */
import { table } from '../../phrase/make-hole.ts';
import type { Hole } from '../../phrase/hole.ts';
import type { Test } from '../../tree/tree.ts';
import { ALSO_TESTS } from './also.ts';
import { isAlso } from './same-player.ts';

const HEADS = [
  { head: 'either player has ', kind: 'or' },
  { head: 'either you or your opponent has ', kind: 'or' },
  { head: 'you or your opponent has ', kind: 'or' },
  { head: 'you or your opponent have ', kind: 'or' },
  { head: 'both players have ', kind: 'and' },
  { head: 'both you and your opponent have ', kind: 'and' },
  { head: 'you and your opponent both have ', kind: 'and' },
  { head: 'you and your opponent each have ', kind: 'and' },
  { head: 'each player has ', kind: 'and' },
] as const;

const hasHole = table<Test>(ALSO_TESTS);

const headOf = (test: Test): string | undefined =>
  test.kind === 'and' || test.kind === 'or'
    ? HEADS.find(({ head }) => head === test.form)?.head
    : undefined;

/** Whether a test asks the same of each player, and is written as one. */
export const isOfEachPlayer = (test: Test): boolean => headOf(test) !== undefined;

export const eachPlayer: Hole<Test> = {
  read(cursor, at) {
    const found = HEADS.find(({ head }) => cursor.text.startsWith(head, at));
    const got = found === undefined ? undefined : hasHole.read(cursor, at + found.head.length);
    if (found === undefined || got === undefined || !isAlso(got.value)) return undefined;
    const { value, end } = got;
    // "in their trash" would be one player's.
    if (value.what === 'placed') return undefined;
    const tests = [
      { ...value, side: 'your' },
      { ...value, side: "your opponent's" },
    ] as const;
    const span = { start: at, end };
    return { value: { kind: found.kind, tests, span, form: found.head }, end };
  },
  write(test, pen) {
    const head = headOf(test);
    const first = test.kind === 'and' || test.kind === 'or' ? test.tests[0] : undefined;
    const has = first === undefined ? undefined : hasHole.write(first, pen);
    return head === undefined || has === undefined ? undefined : head + has;
  },
};
