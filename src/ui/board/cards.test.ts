import { expect, test } from 'vitest';
import { readScenario } from '../../scenario/file/read.ts';
import { cardsByLabel, colourOf, kindBeside } from './cards.ts';

test('cards with a name are found by their label; those without are left out', () => {
  const scenario = readScenario(
    'card Rex: Digimon Lv.5 red 6000 DP\n  <Piercing>\nP1 battle: Rex\nP2 security: Rex, 2\n',
    ['Rex A attacks the player'],
  );
  if (!scenario.ok) throw new Error(scenario.problem[0]?.found);
  const cards = cardsByLabel(scenario.value.setup);
  expect(Object.keys(cards)).toEqual(['Rex A', 'Rex B']);
  expect(cards['Rex B']).toEqual({
    category: 'Digimon',
    level: 5,
    colours: ['red'],
    dp: 6000,
    cost: null,
    linkDp: 0,
    text: { upper: '<Piercing>', inherited: '', security: '', linked: '', option: '' },
  });
});

test.each([
  ['Security A. +1', 'persistent'],
  ['Security Attack', 'none'],
  ['Draw 2', 'trigger'],
  ['Drawing', 'none'],
])('%s takes the colour of its keyword: %s', (printed, colour) => {
  expect(colourOf(printed, { 'Security A.': 'persistent', Draw: 'trigger' })).toBe(colour);
});

test.each([
  ['Rex', 'Digimon', 5, 'Lv.5 red/blue'],
  ['Red Trap', 'Option', null, 'Option red/blue'],
  ['Plain Option', 'Option', null, 'red/blue'],
  ['Plain Option B', 'Option', null, 'red/blue'],
  ['Optional', 'Option', null, 'Option red/blue'],
  ['Kai', 'Tamer', null, 'Tamer red/blue'],
  ['Egg', 'Digi-Egg', 2, 'Digi-Egg Lv.2 red/blue'],
] as const)(
  'beside %s, a %s, stands what its name does not say',
  (label, category, level, kind) => {
    expect(kindBeside(label, { category, level, colours: ['red', 'blue'] })).toBe(kind);
  },
);
