import { describe, expect, test } from 'vitest';
import { isAsPromised, isToKeep } from './ours.ts';

const BUILD = '0123abcd';
const answer = (type: string, text = '', status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': type } });
const page = (version: string): Response =>
  answer(
    'text/html',
    `<!DOCTYPE html><html lang="en" data-version="${version}" data-x="a"><p>x</p></html>`,
  );
const PORTAL = '<!DOCTYPE html><html lang="en"><title>Welcome to the hotel</title></html>';

describe('a page is kept', () => {
  test.each([
    ['of this version', page(`0.1.0+${BUILD}`), true],
    ['of another version', page('0.1.0+00000000'), false],
    ['of somebody else, with status 200', answer('text/html', PORTAL), false],
    ['that only speaks of a version', answer('text/html', `<p data-version="+${BUILD}">`), false],
    ['that is an error', answer('text/html', '', 404), false],
  ])('%s', async (_, response, kept) => {
    expect(await isToKeep('rules/4.0/16-7-2/', 'page', response, BUILD)).toBe(kept);
  });

  test('not when it comes from another address', async () => {
    const response = page(`0.1.0+${BUILD}`);
    Object.defineProperty(response, 'redirected', { value: true });
    expect(await isToKeep('about/', 'page', response, BUILD)).toBe(false);
  });
});

test.each([
  ['_astro/a.1.js', 'asset', 'text/javascript; charset=utf-8', true],
  ['_astro/a.1.js', 'asset', 'application/javascript', true],
  ['_astro/a.1.js', 'asset', 'text/html', false],
  ['_astro/a.1.css', 'asset', 'text/css', true],
  ['_astro/a.1.css', 'asset', 'text/html; charset=utf-8', false],
  ['search-index.json', 'data', 'application/json', true],
  ['search-index.json', 'data', 'text/html', false],
  ['manifest.webmanifest', 'data', 'application/manifest+json', true],
  ['manifest.webmanifest', 'data', 'application/json', true],
  ['favicon.svg', 'data', 'image/svg+xml', true],
  ['favicon.svg', 'data', '', false],
] as const)('%s, %s, as "%s": %s', async (path, kind, type, expected) => {
  expect(isAsPromised(path, kind, answer(type))).toBe(expected);
  expect(await isToKeep(path, kind, answer(type), BUILD)).toBe(expected);
});

test('that a file is not there is an answer, and not kept', async () => {
  const missing = answer('text/html', 'not found', 404);
  expect(isAsPromised('api/v1/x.json', 'data', missing)).toBe(true);
  expect(await isToKeep('api/v1/x.json', 'data', missing, BUILD)).toBe(false);
});
