// @vitest-environment node
import { expect, test } from 'vitest';
import { makeTextTable, parseTextTable } from '../src/scenario/coverage/text-table.ts';
import { findCase, valuesIn } from './text-rows.ts';
import { storedTexts, upToDate } from './text-rows-kept.ts';
import { played } from './library.ts';

const kept = upToDate(storedTexts());
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
