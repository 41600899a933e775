import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openKept } from './kept.ts';

const folder = mkdtempSync(join(tmpdir(), 'ruling-lab-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what was found of a source is found again; by other programs it is not', () => {
  const file = join(folder, 'below', 'kept.json');
  const first = openKept(file, 'one');
  expect(first.find('question', 'a text')).toBeUndefined();
  first.keep('question', 'a text', { endings: 3 });
  first.save();
  expect(openKept(file, 'one').find('question', 'a text')).toEqual({ endings: 3 });
  expect(openKept(file, 'one').find('question', 'another text')).toBeUndefined();
  expect(openKept(file, 'one').find('guide', 'a text')).toBeUndefined();
  expect(openKept(file, 'two').find('question', 'a text')).toBeUndefined();
});

test('what nobody asks for any more is dropped', () => {
  const file = join(folder, 'kept.json');
  const first = openKept(file, 'one');
  first.keep('walk', 'old', 1);
  first.keep('walk', 'new', 2);
  first.save();
  const second = openKept(file, 'one');
  second.find('walk', 'new');
  second.save();
  expect(openKept(file, 'one').find('walk', 'new')).toBe(2);
  expect(openKept(file, 'one').find('walk', 'old')).toBeUndefined();
});
