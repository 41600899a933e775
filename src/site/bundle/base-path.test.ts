// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mover, moveSite, normalBase } from './base-path.ts';

const names = new Set(['rules', '_astro', 'search-index.json', 'sw.js', 'keywords']);
const move = mover('/lab-site/', names, 'https://rules.example');
const html = (text: string): string => move('index.html', text);

describe('a site below a path', () => {
  test.each([
    ['<a href="/rules/16-7-4/#a">', '<a href="/lab-site/rules/16-7-4/#a">'],
    ['<a href="/">', '<a href="/lab-site/">'],
    ['<a href=/rules/>', '<a href=/lab-site/rules/>'],
    [
      '<i props="{&quot;url&quot;:[0,&quot;/rules/&quot;]}">',
      '<i props="{&quot;url&quot;:[0,&quot;/lab-site/rules/&quot;]}">',
    ],
    [
      '<link href="https://rules.example/rules/1/">',
      '<link href="https://rules.example/lab-site/rules/1/">',
    ],
    ['<link href="https://rules.example/">', '<link href="https://rules.example/lab-site/">'],
    [
      '<style>a{background:url(/_astro/a.svg)}</style>',
      '<style>a{background:url(/lab-site/_astro/a.svg)}</style>',
    ],
  ])('%s', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  test.each([
    '<a href="https://other.example/rules/">',
    '<a href="//rules/">',
    '<a href="/nothing/">',
    '<p>5 /rules/ and and/or</p>',
    '<a href="../../rules/">',
    '<a href="https://rules.example.org/rules/">',
  ])('%s stays', (text) => {
    expect(html(text)).toBe(text);
  });

  test('scripts: addresses in every kind of quotation mark, and no arithmetic', () => {
    const script = 'fetch(`/search-index.json`);a="/rules/"+n;b=c/rules/d;e=/rules/.test(f);g="/"';
    expect(move('a.js', script)).toBe(
      'fetch(`/lab-site/search-index.json`);a="/lab-site/rules/"+n;b=c/rules/d;e=/rules/.test(f);g="/"',
    );
    expect(move('a.js', 'r=function(e){return`/`+e},i={}')).toBe(
      'r=function(e){return`/lab-site/`+e},i={}',
    );
  });

  test('data, headers and feeds', () => {
    expect(move('a.json', '{"url":"/rules/1/"}')).toBe('{"url":"/lab-site/rules/1/"}');
    expect(move('_headers', '/*\n  A: b\n\n/sw.js\n')).toBe(
      '/lab-site/*\n  A: b\n\n/lab-site/sw.js\n',
    );
    expect(move('a.xml', '<loc>https://rules.example/rules/</loc>')).toBe(
      '<loc>https://rules.example/lab-site/rules/</loc>',
    );
  });

  test('a script that stands in a page is named in its policy as it then is', () => {
    const hash = (text: string): string =>
      `sha256-${createHash('sha256').update(text).digest('base64')}`;
    const [was, is] = ["go('/sw.js')", "go('/lab-site/sw.js')"];
    const moved = html(`<meta content="script-src '${hash(was)}'"><script>${was}</script>`);
    expect(moved).toBe(`<meta content="script-src '${hash(is)}'"><script>${is}</script>`);
  });

  test('a path is written with its slashes, and what is none is refused', () => {
    expect(['lab-site', '/lab-site', '/lab-site/', '/a/b', '', '/'].map(normalBase)).toEqual([
      '/lab-site/',
      '/lab-site/',
      '/lab-site/',
      '/a/b/',
      '/',
      '/',
    ]);
    expect(() => normalBase('/a b/')).toThrow('BASE');
    expect(() => normalBase('/../')).toThrow('BASE');
  });

  test('a folder, and a path that the site has itself', () => {
    const dist = mkdtempSync(join(tmpdir(), 'moved-'));
    mkdirSync(join(dist, 'rules'));
    writeFileSync(join(dist, 'rules', 'index.html'), '<a href="/rules/">');
    writeFileSync(join(dist, 'picture.png'), '"/rules/"');
    expect(() => moveSite(dist, '/rules/')).toThrow('of its own');
    expect(moveSite(dist, '/lab-site/')).toBe(1);
    expect(readFileSync(join(dist, 'rules', 'index.html'), 'utf8')).toContain('/lab-site/rules/');
    expect(readFileSync(join(dist, 'picture.png'), 'utf8')).toBe('"/rules/"');
    rmSync(dist, { recursive: true });
  });
});
