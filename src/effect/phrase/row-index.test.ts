import { expect, test } from 'vitest';
import { phrasesOf } from './phrase.ts';
import { rowIndex } from './row-index.ts';

const row = phrasesOf<{ readonly kind: string }>(false);

const ROWS = [
  row({ kind: 'draw' }, '~draw 1'),
  row({ kind: 'empty spelling' }, '(|all )cards'),
  row({ kind: 'text' }, 'deck'),
  row({ kind: 'all may be left out' }, '(|x)'),
];

test.each([
  ['d', ['draw', 'text', 'all may be left out']],
  ['D', ['draw', 'text', 'all may be left out']],
  ['c', ['empty spelling', 'all may be left out']],
  ['a', ['empty spelling', 'all may be left out']],
  ['z', ['all may be left out']],
])('rows that can begin with %s, in their order', (letter, kinds) => {
  const found = rowIndex(ROWS)(letter.charCodeAt(0));
  expect(found.map(({ read }) => ROWS.find((each) => each.read === read)?.fixed)).toEqual(
    kinds.map((kind) => ({ kind })),
  );
});

test('behind its first hole a row says what may stand there', () => {
  const [one, other] = rowIndex([
    { read: () => undefined, parts: [{ is: 'hole', field: 'target', hole: 'subject' }] },
    {
      read: () => undefined,
      parts: [
        { is: 'hole', field: 'target', hole: 'subject' },
        { is: 'text', text: 'gets ' },
      ],
    },
  ])(Number.NaN);
  expect(one?.behind).toBeUndefined();
  expect([...(other?.behind ?? [])]).toEqual(['g', 'G'].map((letter) => letter.charCodeAt(0)));
});
