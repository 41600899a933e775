import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf, target } from '../house/sources.ts';
import { ROOT } from '../run.ts';
import { reachedFrom } from './reached.ts';

const reached = reachedFrom(ROOT, ['scripts/resolve.ts']);

test('what a file names is reached, and what that names', () => {
  expect(reached).toContain('scripts/resolve-worker.ts');
  expect(reached).toContain('src/game/explore/explore.ts');
  expect(reached).toContain('src/quiz/whynot/search.ts');
  expect(reached.filter((path) => /^src\/(pages|layouts|lab)\//.test(path))).toEqual([]);
});

test('nothing that one of them imports is missing', () => {
  const missing = reached.flatMap((path) =>
    importsOf(path, readFileSync(ROOT + path, 'utf8'))
      .flatMap((name) => target(path, name) ?? [])
      .filter((named) => !reached.includes(named)),
  );
  expect(missing).toEqual([]);
});
