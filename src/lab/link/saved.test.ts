import { expect, test } from 'vitest';
import { makeLink } from './link.ts';
import { readSaved, withSaved } from './saved.ts';
import { FIRST } from '../board/starters.ts';

const link = makeLink({ situation: FIRST, seen: null, cards: {} });

test('what was saved is read again, and what is damaged is left out', () => {
  const good = { name: 'Piercing', link };
  expect(readSaved(JSON.stringify([good, { name: 'Cut', link: link.slice(0, 40) }, 3]))).toEqual([
    good,
  ]);
  for (const text of [null, '', '{', '{"a":1}', '"x"']) expect(readSaved(text)).toEqual([]);
});

test('the newest stands first, and one of the same name is replaced', () => {
  const saved = withSaved(
    [
      { name: 'a', link },
      { name: 'b', link },
    ],
    [{ name: 'b', link: '#1.new' }],
  );
  expect(saved.map(({ name }) => name)).toEqual(['b', 'a']);
  expect(saved[0]?.link).toBe('#1.new');
});
