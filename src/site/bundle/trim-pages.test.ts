import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withoutIds, withOwnHashes, withStyleInHead } from './trim-pages.ts';

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (scripts: readonly string[], styles: readonly string[], body: string): string => {
  const policy = [
    `default-src 'self'; script-src 'self'`,
    ...scripts.map(hash),
    `; style-src 'self'`,
    ...styles.map(hash),
  ].join(' ');
  return `<head><meta http-equiv="content-security-policy" content="${policy};"></head>${body}`;
};

test('a page names the scripts and styles that it holds, and no others', () => {
  const body = '<style>a{}</style><script type="module">one()</script>';
  const before = page(['one()', 'two()'], ['a{}', 'b{}', ''], body);
  const after = withOwnHashes(before);
  expect(after).toContain(hash('one()'));
  expect(after).toContain(hash('a{}'));
  expect(after.match(/sha256/g)).toHaveLength(2);
  expect(after).toContain("script-src 'self'");
  expect(after.endsWith(body)).toBe(true);
});

test('what a template holds stays allowed: a script takes it out later', () => {
  const body = '<template><script>one()</script><style>a{}</style></template>';
  const before = page(['one()'], ['a{}'], body);
  expect(withOwnHashes(before)).toBe(before);
});

test('a script after an attribute that looks like one is found all the same', () => {
  const body = '<p title="<script>">x</p><p title=\'a "<style>\'></p><script>one()</script>';
  const before = page(['one()'], [], body);
  expect(withOwnHashes(before)).toBe(before);
});

test('a page without a policy is left as it is', () => {
  expect(withOwnHashes('<p>x</p><script>one()</script>')).toBe('<p>x</p><script>one()</script>');
});

test('the name of an island, which changes with the folder of the build, is left out', () => {
  expect(withoutIds('<astro-island uid="Z1a" props="{}"><p uid="1"></p></astro-island>')).toBe(
    '<astro-island props="{}"><p uid="1"></p></astro-island>',
  );
});

test('the style of islands stands in the head', () => {
  const style = '<style>astro-island,astro-slot{display:contents}</style>';
  expect(withStyleInHead(`<head><title>T</title></head><div>${style}<p>A</p></div>`)).toBe(
    `<head><title>T</title>${style}</head><div><p>A</p></div>`,
  );
  const plain = '<head></head><style>a{}</style>';
  expect(withStyleInHead(plain)).toBe(plain);
});
