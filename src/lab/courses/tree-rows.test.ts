import { expect, test } from 'vitest';
import type { TreeNode } from './choice-tree.ts';
import { foldedAtFirst, idOf, rowAfter, rowsOf } from './tree-rows.ts';

const end = (script: readonly number[]): TreeNode => ({
  ...{ script, option: script.join(), next: [] },
  at: { kind: 'end', words: '', isSo: null },
});

const choice = (script: readonly number[], next: readonly TreeNode[]): TreeNode => ({
  ...{ script, option: script.join(), next },
  at: { kind: 'choice', n: 1, who: 'P1', rule: '11-2-5', width: next.length },
});

const SMALL = choice([], [choice([0], [end([0, 0]), end([0, 1])]), end([1])]);

/** A tree in which everybody always has three options. */
const wide = (script: readonly number[], depth: number): TreeNode =>
  depth === 0
    ? end(script)
    : choice(
        script,
        [0, 1, 2].map((i) => wide([...script, i], depth - 1)),
      );

test('rows stand in the order of the choices, with the lines that pass by', () => {
  const rows = rowsOf(SMALL, new Set());
  expect(rows.map(({ id, level, rails }) => [id, level, rails.map(Number).join('')])).toEqual([
    ['', 1, ''],
    ['0', 2, '1'],
    ['0.0', 3, '11'],
    ['0.1', 3, '10'],
    ['1', 2, '0'],
  ]);
});

test('what is folded is away', () => {
  expect(rowsOf(SMALL, new Set(['0'])).map(({ id }) => id)).toEqual(['', '0', '1']);
});

test('a small tree is open, a large one is folded and begins with what is near', () => {
  expect(foldedAtFirst(SMALL).size).toBe(0);
  const large = wide([], 5);
  const rows = rowsOf(large, foldedAtFirst(large));
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.length).toBeLessThanOrEqual(40);
  expect(rows.map(({ node }) => idOf(node))).toContain('2.2');
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 0, 0],
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 1, 1],
  ['ArrowLeft', 4, 0],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['a', 0, null],
])('%s from row %i leads to %s', (key, at, to) => {
  expect(rowAfter(key, rowsOf(SMALL, new Set()), at)).toBe(to);
});
