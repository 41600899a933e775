import { expect, test } from 'vitest';
import { parseAction } from './action.ts';
import { readScenario } from './file/read.ts';
import { sayAction, sayActions } from './say-action.ts';

const CARDS = ['King', 'Sage', 'Cub', 'Owl', 'Kai'];
const BOARD = `${CARDS.map((name) => `card ${name}: Digimon Lv.4 red 5000 DP\n`).join('')}P1 battle: ${CARDS.join(', ')}\n`;

test.each([
  ['P1 plays King with DigiXros of Sage', 'P1 plays King with DigiXros, placing Sage under it'],
  [
    'P1 plays King with DigiXros of Sage + Cub',
    'P1 plays King with DigiXros, placing Sage and Cub under it',
  ],
  [
    'P1 plays King with Assembly of Sage + Cub + Owl',
    'P1 plays King with Assembly, placing Sage, Cub and Owl under it',
  ],
  ['P1 hatches', 'P1 hatches a Digi-Egg'],
  ['Cub moves', 'Cub moves to the battle area'],
  ['Sage activates [Main]', 'Sage activates its [Main] effect'],
  ['Sage activates [Hand] [Main]', 'Sage activates its [Hand] [Main] effect'],
  ['Sage activates <Training>', 'Sage activates its <Training>'],
  ['Cub attacks the player', 'Cub attacks the player'],
  ['P1 plays "King"', 'P1 plays King'],
])('%s is said as %s, and most are read as the same', (written, said) => {
  expect(sayAction(written)).toBe(said);
  const scenario = readScenario(BOARD, []);
  if (!scenario.ok) throw new Error('not read');
  const { setup } = scenario.value;
  const read = parseAction(written, setup);
  expect(read.ok).toBe(true);
  if (!said.includes(', placing')) expect(parseAction(said, setup)).toEqual(read);
});

test('what is done in turn is one sentence', () => {
  expect(sayActions(['P1 hatches', 'Cub attacks the player'])).toBe(
    'P1 hatches a Digi-Egg, then Cub attacks the player',
  );
});
