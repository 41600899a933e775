import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sources } from './sources.ts';
import { callersOf, has, lengthOf, walksIn } from './walks.ts';

const HOUSE = readFileSync('docs/house.md', 'utf8');
const FILES = sources();

describe.each(walksIn(HOUSE).map((walk) => [walk[0]?.name, walk] as const))(
  'the walk from %s',
  (_, walk) => {
    test('names what is in these files', () => {
      const wrong = walk.filter(({ name, path }) => !has(FILES[path] ?? '', name));
      expect(wrong).toEqual([]);
    });

    test('goes nowhere that nobody before calls', () => {
      const callers = callersOf(walk, FILES);
      expect(walk.slice(1).filter((_stop, i) => callers[i] === null)).toEqual([]);
    });
  },
);

test('from a question file to its verdict it is not far, and as far as it is said', () => {
  const [first = []] = walksIn(HOUSE);
  const { hops, floors } = lengthOf(first, FILES);
  expect(HOUSE).toContain(`${hops} hops, ${floors} changes of floor.`);
  expect(hops).toBeLessThanOrEqual(20);
  expect(floors).toBeLessThanOrEqual(8);
});

test('a name that is not there, and a call that nobody makes, are found', () => {
  const files = {
    'src/base/a.ts': "import { b } from './b.ts';\nexport const a = () => b();\n",
    'src/base/b.ts': 'export function b() {}\n',
    'src/rules/c.ts': "import { a } from '../base/a.ts';\nexport const c = () => a();\n",
  };
  const [walk = []] = walksIn(
    '1. `c` in `src/rules/c.ts`: x.\n2. `a` in `src/base/a.ts`: x.\n3. `b` in `src/base/b.ts`: x.\n',
  );
  expect(callersOf(walk, files)).toEqual(['src/rules/c.ts', 'src/base/a.ts']);
  expect(lengthOf(walk, files)).toEqual({ hops: 2, floors: 1 });
  expect(callersOf(walk.toReversed(), files)).toEqual([null, null]);
  expect(has(files['src/base/b.ts'], 'a')).toBe(false);
});
