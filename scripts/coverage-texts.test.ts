// @vitest-environment node
import { expect, test } from 'vitest';
import {
  makeTextTable,
  neverWithSeveral,
  parseTextTable,
  totalsOfRows,
} from '../src/scenario/coverage/text-table.ts';
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

/** Played, and no case with several Digimon depends on them yet. */
const ALONE = [
  'action: ban, what: reduce digivolution costs',
  'action: battle',
  'action: become Digimon, stays',
  'action: become colour',
  'action: digivolve onto',
  'action: digivolve onto, level',
  'action: digivolve onto, n',
  'action: digivolve, appFusion',
  'action: digivolve, ignoring',
  'action: hatch',
  'action: ignore colours',
  'action: link, n',
  'action: move this card, to: hand',
  'action: place used, to: security bottom',
  'action: place, end: top',
  'action: play or use',
  'action: play, to: breeding area',
  'action: prohibit, what: have its attack target switched',
  "action: reduce, of: this effect's digivolution cost",
  'filter: has no DP',
  'filter: the same, of: names',
  'filter: under, noun: ',
  'onto: any',
  'onto: any, side: your',
  'place, areas: security stack',
  'place: places',
  'play cost: fixed',
  'play cost: fixed, n',
  'target, noun: Tamer cards',
  'target: "the DNA digivolved Digimon"',
  'target: "the Digimon this effect DNA digivolved"',
  'target: this placed',
  'test: way, origin: digivolution cards',
  'timing: Counter',
  'trigger condition: digivolves, cause: by this effect',
];

test('no other wording is played without a case in which something happens to several', () => {
  expect(
    neverWithSeveral(totalsOfRows(kept)).map(({ name }) => name),
    'docs/write-a-case.md says which case it needs; one that has it now leaves the list',
  ).toEqual(ALONE);
});
