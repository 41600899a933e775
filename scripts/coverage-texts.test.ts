// @vitest-environment node
import { expect, test } from 'vitest';
import { ONE_CARD_ROWS } from '../src/scenario/coverage/one-card.ts';
import {
  makeTextTable,
  neverWithSeveral,
  parseTextTable,
  sameMeaning,
  totalsOfRows,
} from '../src/scenario/coverage/text-table.ts';
import { findCase, valuesIn } from './text-rows.ts';
import { storedTexts, upToDate } from './text-rows-kept.ts';
import { played } from './library.ts';

const kept = upToDate(storedTexts(), played.cases);
const HELP = '`npm run coverage:texts -- --save` finds it again.';

test('most cases are kept with their present board', () => {
  expect(kept.cases.size, HELP).toBeGreaterThan(played.cases.length * 0.6);
});

/** One case in so many is played again. */
const EVERY = 45;

test('what is kept of a case is found again', () => {
  const values = valuesIn(kept.rows.keys());
  for (const one of played.cases.filter((_, i) => i % EVERY === 7)) {
    const before = kept.cases.get(one.id);
    if (before !== undefined) expect(findCase(one, values), `${one.path}: ${HELP}`).toEqual(before);
  }
});

test('the file is read as it was written', () => {
  expect(parseTextTable(makeTextTable(kept))).toEqual(kept);
});

test('every wording that is played has a case in which something happens to several, or cannot', () => {
  expect(
    neverWithSeveral(totalsOfRows(kept)).map(({ name }) => name),
    'docs/write-a-case.md says which case it needs; what has none is to be refused',
  ).toEqual([]);
});

test('what is only ever about one card is played and decided, and no case says otherwise', () => {
  const rows = new Map(totalsOfRows(kept).map((row) => [row.name, row]));
  for (const name of ONE_CARD_ROWS) {
    expect(rows.get(name), name).toMatchObject({ accepted: true, several: 0 });
    expect(rows.get(name)?.decisive, name).toBeGreaterThan(0);
    expect(sameMeaning(name), name).toBeUndefined();
  }
});
