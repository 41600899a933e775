import { expect, test } from 'vitest';
import { readPages } from './site-pages.ts';

const page = (url: string, title: string, said: readonly string[]) => ({
  for: url,
  title,
  text: 'What it is for.',
  said,
});
const read = (...pages: readonly object[]) =>
  readPages({ name: 'terms/pages.json', text: JSON.stringify({ pages }) });
const found = (...pages: readonly object[]): string => {
  const result = read(...pages);
  return result.ok ? '' : result.problem.map((one) => one.found).join('; ');
};

test('a page with what players say for it', () => {
  expect(read(page('/call/', 'Table call', ['who is right']))).toEqual({
    ok: true,
    value: [
      { url: '/call/', title: 'Table call', text: 'What it is for.', said: ['who is right'] },
    ],
  });
});

test('words that would lead to two pages are refused', () => {
  expect(found(page('/call/', 'Call', ['Judge']), page('/lab/', 'Lab', ['judge']))).toContain(
    '"judge" again',
  );
});

test('a page twice, an address that is no page and a page without words are refused', () => {
  expect(found(page('/call/', 'Call', ['a']), page('/call/', 'Lab', ['b']))).not.toBe('');
  expect(found(page('call', 'Call', ['a']))).not.toBe('');
  expect(found(page('/call/', 'Call', []))).not.toBe('');
});
