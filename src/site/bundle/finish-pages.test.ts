import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishFolder } from './finish-pages.ts';
import { leadingOn } from './leading-on.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(dist, '16-7-4'));
  writeFileSync(join(dist, 'index.html'), '<p>home</p>');
  writeFileSync(join(dist, '16-7-4', 'index.html'), '<meta http-equiv="refresh" content="0">');
  writeFileSync(join(dist, 'site.css'), '<p>no page</p>');
});
afterEach(() => rmSync(dist, { recursive: true }));

test('every page goes through all finishers in their order, and nothing else does', async () => {
  await finishFolder(dist, [
    () => (html) => html.replace('<p>', '<p class="first">'),
    (_, files) => (html, file) =>
      html.replace('first', `${file} of ${files.length - 1} files and folders`),
  ]);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(
    '<p class="index.html of 3 files and folders">home</p>',
  );
  expect(readFileSync(join(dist, 'site.css'), 'utf8')).toBe('<p>no page</p>');
});

test('a page that nothing changes is not written again', async () => {
  const before = statSync(join(dist, 'index.html'), { bigint: true }).mtimeNs;
  await finishFolder(dist, [() => (html) => html]);
  expect(statSync(join(dist, 'index.html'), { bigint: true }).mtimeNs).toBe(before);
});

test('what leads on to another page is no page of its own', async () => {
  const { finisher, isOwnPage } = leadingOn();
  await finishFolder(dist, [finisher]);
  expect(isOwnPage('https://lab.example/')).toBe(true);
  expect(isOwnPage('https://lab.example/16-7-4/')).toBe(false);
});
