import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { differences } from './difference.ts';

const root = mkdtempSync(join(tmpdir(), 'ruling-lab-difference-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A folder with these files. */
function folder(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, name, path, '..'), { recursive: true });
    writeFileSync(join(root, name, path), text);
  }
  return join(root, name);
}

test('the same files are no difference', () => {
  const files = { 'a.html': 'a', 'b/c.html': 'c' };
  expect(differences(folder('one', files), folder('same', files))).toEqual([]);
});

test('what is missing, what is more, and what differs is said, with where', () => {
  const first = folder('first', { 'a.html': 'made at 12:01', 'b.html': 'b', 'd.html': 'long' });
  const second = folder('second', { 'a.html': 'made at 12:02', 'c/c.html': 'c', 'd.html': 'lo' });
  expect(differences(first, second)).toEqual([
    'a.html: differs at byte 12: "made at 12:01" and "made at 12:02"',
    `b.html: only in ${first}`,
    `c/c.html: only in ${second}`,
    'd.html: differs at byte 2: "long" and "lo"',
  ]);
});
