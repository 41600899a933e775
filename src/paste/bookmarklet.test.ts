import { expect, test } from 'vitest';
import { bookmarklet } from './bookmarklet.ts';

/** Runs the bookmark on a page that has this in focus and this selected. */
function opened(field: object | null, selected: string): string {
  const program = decodeURIComponent(bookmarklet('https://rules.example/link/').slice(11));
  let address = '';
  const run: unknown = new Function('document', 'getSelection', 'open', program);
  if (typeof run !== 'function') throw new Error('no program');
  run(
    { activeElement: field },
    () => selected,
    (url: string) => (address = url),
  );
  return address;
}

const start = 'https://rules.example/link/#text=';

test('it is an address', () => {
  expect(bookmarklet('https://rules.example/link/')).toMatch(/^javascript:[\w%.!~*'()-]+$/);
});

test.each([
  ['what is selected', null, 'see 16-7-4', 'see%2016-7-4'],
  ['the field', { value: 'a & b', selectionStart: 2, selectionEnd: 2 }, '', 'a%20%26%20b'],
  ['a part of it', { value: 'a 16-7', selectionStart: 2, selectionEnd: 6 }, '', '16-7'],
  ['nothing', { value: 3 }, '', ''],
])('%s', (_what, field, selected, text) => {
  expect(opened(field, selected)).toBe(start + text);
});
