import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkLinks } from './linked.ts';

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A built site with these files. */
function site(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'ruling-lab-links-'));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const HOME = '<meta property="og:url" content="https://rules.example/">';
const OTHER = '<h2 id="a&amp;b">A</h2><a href="../#top">up</a>';

test('links that lead somewhere, also in full and to a place on a page', () => {
  const dist = site({
    'index.html': `${HOME}<p id="top"><a href="/other/#a&amp;b">o</a> <a href=/other/>o</a>
      <a href="#top">t</a> <a href="https://elsewhere.example/x">e</a> <img src="data:x">
      <a href="https://rules.example/other/">o</a> <a href="/other/#text=1">o</a>`,
    'other/index.html': OTHER,
  });
  expect(checkLinks(dist)).toEqual({ links: 7, files: 2, broken: [] });
});

test.each([
  ['<a href="/gone/">x</a>', '/gone/: no such page or file'],
  ['<a href="/other">x</a>', '/other: the / at its end is missing'],
  ['<a href="/other/#c">x</a>', '/other/#c: nothing on that page is called "c"'],
  [
    '<a href="https://rules.example/gone/">x</a>',
    'https://rules.example/gone/: no such page or file',
  ],
  ['<a href="http://">x</a>', 'http:// is no address'],
  ['<script type="module" src="/_astro/a.js"></script>', '/_astro/a.js: no such page or file'],
  ['<template><a href="/gone/">x</a></template>', '/gone/: no such page or file'],
  [
    '<astro-island props="{&quot;html&quot;:[0,&quot;<a href=\\&quot;/gone/\\&quot;>&quot;]}">',
    '/gone/: no such page or file',
  ],
  [
    '<astro-island props="{&quot;url&quot;:[0,&quot;/gone/&quot;]}">',
    '/gone/: no such page or file',
  ],
])('%s', (html, told) => {
  const dist = site({ 'index.html': `${HOME}${html}`, 'other/index.html': '' });
  expect(checkLinks(dist).broken).toEqual([`/index.html: ${told}`]);
});

test('styles, the sitemap, the feed, the manifest and data are read, too', () => {
  const broken = checkLinks(
    site({
      'index.html': HOME,
      'a.css': 'a { background: url(gone.svg) }',
      'feed.xml': '<link href="/gone/"/><id>tag:rules.example,2026:1</id>',
      'sitemap.xml': '<loc>https://rules.example/gone/</loc>',
      'index.json': '[{"url":"/gone/"}]',
      'm.webmanifest': '{"start_url": "/gone/"}',
    }),
  ).broken;
  expect(broken.map((line) => line.split(':')[0])).toEqual([
    '/a.css',
    '/feed.xml',
    '/index.json',
    '/m.webmanifest',
    '/sitemap.xml',
  ]);
});

test('what looks like a link in words, in code or in a comment is none', () => {
  const html = `${HOME}<p title=' href="/gone/"'>&lt;a href="/gone/"&gt;</p><!-- <a href="/gone/"> -->
    <script>const a = '<a href="/gone/">';</script>`;
  expect(checkLinks(site({ 'index.html': html })).broken).toEqual([]);
});
