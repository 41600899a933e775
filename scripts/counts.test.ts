import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { explore } from '../src/game/explore/explore.ts';
import { dealAgain } from '../src/scenario/random/deal-again.ts';
import { saidOf } from '../src/scenario/random/said.ts';
import { shuffler, walk } from '../src/scenario/random/walk.ts';
import { readScenario } from '../src/scenario/file/read.ts';
import type { Scenario } from '../src/scenario/file/scenario.ts';
import {
  countAll,
  differences,
  inOrderOf,
  parseTable,
  scenarios,
  type Counts,
  type Table,
} from './counts-table.ts';

const pinned = parseTable(readFileSync(new URL('counts.txt', import.meta.url), 'utf8'));

const HELP =
  'If the rules want it so, `npm run counts` writes the table again and says what has changed.';

/**
 * Scenarios that are in the table as they are now: one that was edited or is new is not compared.
 */
let now: Table;
let compared: readonly (readonly [string, Counts])[];

beforeAll(() => {
  now = countAll();
  compared = [...now].filter(
    ([name, { fingerprint }]) => pinned.get(name)?.fingerprint === fingerprint,
  );
}, 300_000);

test('enough scenarios are counted, and some have many endings', () => {
  expect(compared.length).toBeGreaterThanOrEqual(60);
  expect(compared.filter(([, { endings }]) => endings > 2).length).toBeGreaterThan(20);
});

test('no scenario has more or fewer leaves and endings than before', () => {
  expect(differences(pinned, now), HELP).toEqual([]);
});

/** Trees with more leaves take too long for an exploration that asks at each choice. */
const MOST_WALKED = 500;

test('other orders of options, cards and Digimon lead to the same endings', () => {
  for (const { name, board, actions } of scenarios()) {
    const read = readScenario(board, actions);
    if (!read.ok || (pinned.get(name)?.leaves ?? MOST_WALKED) >= MOST_WALKED) continue;
    const endings = ({ setup, declarations }: Scenario): ReadonlySet<string> =>
      new Set(explore(setup, declarations).endings.map(({ run, outcome }) => saidOf(run, outcome)));
    const expected = endings(read.value);
    const order = shuffler(name.length);
    const { setup, declarations } = read.value;
    expect(walk(setup, declarations, { order }).endings, name).toEqual(expected);
    expect(walk(setup, declarations, { order, prune: true }).endings, name).toEqual(expected);
    expect(endings(dealAgain(read.value, order)), name).toEqual(expected);
  }
});

describe('differences', () => {
  const counts = { fingerprint: 'a', leaves: 2, endings: 2, ordered: 2 };
  test('are said with the scenario and both figures', () => {
    const fresh = new Map([['X', { ...counts, endings: 1 }]]);
    expect(differences(new Map([['X', counts]]), fresh)).toEqual(['X: endings 2 -> 1']);
  });
  test('of a scenario that was edited are none', () => {
    const fresh = new Map([['X', { ...counts, fingerprint: 'b', endings: 1 }]]);
    expect(differences(new Map([['X', counts]]), fresh)).toEqual([]);
  });
});

test('a scenario keeps its line in the table, and new ones stand behind it', () => {
  const counts = { fingerprint: 'a', leaves: 2, endings: 2, ordered: 2 };
  const table = (...names: string[]): Table => new Map(names.map((name) => [name, counts]));
  const sorted = inOrderOf(table('Z', 'gone', 'A'), table('A', 'new', 'Z'));
  expect([...sorted.keys()]).toEqual(['Z', 'A', 'new']);
});
