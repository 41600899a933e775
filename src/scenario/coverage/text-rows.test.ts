import { expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { readEffects } from '../../effect/read/read.ts';
import { writeEffects } from '../../effect/read/write.ts';
import { readScenario } from '../file/read.ts';
import { textsOf } from './text-coverage.ts';
import { rowsOf, type RowValues } from './text-rows.ts';
import { neverDecisive, totalsOfRows } from './text-table.ts';

const VALUES: RowValues = new Map([
  ['duration: ', ['for the turn', "until the end of your opponent's turn"]],
  ['target, side: ', ['your', "your opponent's"]],
]);

/** Every text that the row of that name becomes. */
function becomes(text: string, row: string): readonly string[] {
  const [line] = readEffects(text).lines;
  if (line?.kind !== 'effect') throw new Error(text);
  return rowsOf(line, VALUES)
    .filter(({ name }) => name === row)
    .flatMap(({ altered }) => altered())
    .flatMap((other) => {
      if (other === 'no line') return [other];
      try {
        return [writeEffects({ lines: [other] })];
      } catch {
        return [];
      }
    });
}

const TEXT =
  '[On Play] If you have 2 or more memory, 1 of your Digimon gets +2000 DP for the turn.';

test.each([
  [TEXT, 'condition: if', '[On Play] 1 of your Digimon gets +2000 DP for the turn.'],
  [
    TEXT,
    'duration: for the turn',
    "[On Play] If you have 2 or more memory, 1 of your Digimon gets +2000 DP until the end of your opponent's turn.",
  ],
  [
    TEXT,
    'test: memory, n',
    '[On Play] If you have 3 or more memory, 1 of your Digimon gets +2000 DP for the turn.',
  ],
  [
    TEXT,
    'target: choose',
    '[On Play] If you have 2 or more memory, this Digimon gets +2000 DP for the turn.',
  ],
  [
    "[On Play] You may delete 1 of your opponent's Digimon with 3000 DP or less.",
    'filter: DP',
    "[On Play] You may delete 1 of your opponent's Digimon.",
  ],
  [
    "[On Play] You may delete 1 of your opponent's Digimon.",
    'process, may: you',
    "[On Play] Delete 1 of your opponent's Digimon.",
  ],
  [
    "[On Play] You may delete 1 of your opponent's Digimon with 3000 DP or less.",
    'filter: DP, n',
    "[On Play] You may delete 1 of your opponent's Digimon with 2000 DP or less.",
  ],
  [
    '[All Turns] When your security stack is removed from, gain 1 memory.',
    'trigger condition: security removed',
    '[All Turns] When a Digimon suspends, gain 1 memory.',
  ],
  ['[On Play] <Draw 1>.', 'keyword, n', '[On Play] <Draw 2>.'],
  ['[On Play] Gain 1 memory.', 'action: memory', 'no line'],
])('%s without or with another %s', (text, row, other) => {
  expect(becomes(text, row)).toContain(other);
});

test('a part is decisive where an ending is another one without it', () => {
  const board = `card Ant: Digimon Lv.4 red 3000 DP
  [When Attacking] You may gain 1 memory.
  [On Deletion] Gain 1 memory.
card Bee: Digimon Lv.4 red 3000 DP
P1 battle: Ant
P2 security: Bee`;
  const found = textsOf(orThrow(readScenario(board, ['Ant attacks the player'])), VALUES);
  expect([...found.executed]).toContain('timing: On Deletion');
  expect([...found.decisive]).toEqual(
    expect.arrayContaining(['process, may: you', 'action: memory, change']),
  );
  const table = {
    rows: new Map([...found.executed, 'never'].map((name) => [name, true])),
    cases: new Map([['one', { ...found, fingerprint: '' }]]),
  };
  expect(neverDecisive(totalsOfRows(table)).map(({ name }) => name)).toContain('never');
});
