import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openKept, type KeptEntry } from './kept.ts';

const found = (facts: unknown, data = ''): KeptEntry => ({ facts, data: Buffer.from(data) });

const folder = mkdtempSync(join(tmpdir(), 'ruling-lab-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what was found of a source is found again; by other programs it is not', () => {
  const file = join(folder, 'below', 'kept.json');
  const first = openKept(file, 'one');
  expect(first.find('question', 'a text')).toBeUndefined();
  first.keep('question', 'a text', found({ endings: 3 }, '{"said":"Gate’s"}'));
  first.save();
  const again = openKept(file, 'one').find('question', 'a text');
  expect(again?.facts).toEqual({ endings: 3 });
  expect(Buffer.from(again?.data ?? []).toString()).toBe('{"said":"Gate’s"}');
  expect(openKept(file, 'one').find('question', 'another text')).toBeUndefined();
  expect(openKept(file, 'one').find('guide', 'a text')).toBeUndefined();
  expect(openKept(file, 'two').find('question', 'a text')).toBeUndefined();
});

test('what nobody asks for any more is dropped', () => {
  const file = join(folder, 'kept.json');
  const first = openKept(file, 'one');
  first.keep('walk', 'old', found(1));
  first.keep('walk', 'new', found(2));
  first.save();
  const second = openKept(file, 'one');
  second.find('walk', 'new');
  second.save();
  expect(openKept(file, 'one').find('walk', 'new')?.facts).toBe(2);
  expect(openKept(file, 'one').find('walk', 'old')).toBeUndefined();
});
