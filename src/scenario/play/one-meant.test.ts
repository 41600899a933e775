import { expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { Undecided } from '../../game/run/run.ts';
import { readScenario } from '../file/read.ts';
import { play } from './play.ts';

const board = (effect: string, others: string): string => `
card Leader: Digimon Lv.4 red 4000 DP cost 1
  [On Play] ${effect}
card Cub: Digimon Lv.3 red 2000 DP
card Wolf: Digimon Lv.4 red 5000 DP
  digivolve: 2 from Lv.3 red
card Foe: Digimon Lv.3 blue 1000 DP
card Blank: Option red
memory P1 3
P1 hand: Leader, Wolf
P1 battle: ${others}
P2 battle: Foe, Foe
P2 security: Blank, Blank`;

const TWO = 'Cub [suspended], Cub [suspended]';

test.each([
  'Unsuspend 2 of your Digimon. Then, they attack.',
  "Unsuspend 2 of your Digimon. Then, they battle 1 of your opponent's Digimon.",
  'Unsuspend 2 of your Digimon. Then, they digivolve into [Wolf] in the hand without paying the cost.',
  "Suspend 2 of your opponent's Digimon. Then, this Digimon battles them.",
])('%s: nothing says which of two comes first', (effect) => {
  const scenario = orThrow(readScenario(board(effect, TWO), ['P1 plays Leader']));
  expect(() => play(scenario)).toThrow(Undecided);
});

test('a condition on several that only one meets: nothing says of which of the two', () => {
  const effect =
    "Suspend 2 of your opponent's Digimon. If they have no digivolution cards, delete them.";
  const text = board(effect, 'Cub').replace('P2 battle: Foe, Foe', 'P2 battle: Foe > Blank, Foe');
  const scenario = orThrow(readScenario(text, ['P1 plays Leader']));
  expect(() => play(scenario)).toThrow(Undecided);
  const alike = orThrow(readScenario(board(effect, 'Cub'), ['P1 plays Leader']));
  expect(() => play(alike)).not.toThrow();
});

test('"that Digimon" behind two of which nobody chose one is refused', () => {
  const effect =
    "Suspend 2 of your opponent's Digimon. If that Digimon has 1 or more digivolution cards, gain 1 memory.";
  expect(readScenario(board(effect, 'Cub'), ['P1 plays Leader']).ok).toBe(false);
});

test.each([
  'for its digivolution cost',
  'without paying the cost, ignoring its level',
  'without paying the cost and ignoring its level',
  'without paying the cost and ignoring its digivolution requirements',
])('where none of two digivolves %s, "that Digimon" is neither of them', (words) => {
  const effect = `Digivolve your [Cub] into 1 [Titan] in your hand ${words}. Then, delete that Digimon.`;
  const scenario = orThrow(readScenario(board(effect, 'Cub, Cub'), ['P1 plays Leader']));
  expect(play(scenario).steps.filter(({ verb }) => verb === 'deleted')).toEqual([]);
});

test.each([
  ['Foe', 1],
  ['Blank', 0],
])('"if this effect played a card" after %s was played or used', (card, gained) => {
  const effect =
    'You may play or use 1 card from your hand without paying the cost. If this effect played a card, gain 2 memory.';
  const text = board(effect, 'Cub').replace('hand: Leader, Wolf', `hand: Leader, ${card}`);
  const scenario = orThrow(readScenario(text, ['P1 plays Leader']));
  expect(play(scenario).steps.filter(({ verb }) => verb === 'memory')).toHaveLength(gained);
});

test('one that is meant attacks', () => {
  const effect = 'Unsuspend 1 of your Digimon. Then, it attacks.';
  const scenario = orThrow(readScenario(board(effect, TWO), ['P1 plays Leader']));
  expect(play(scenario).steps.filter(({ verb }) => verb === 'declares attack')).toHaveLength(1);
});

test.each([
  'All of your Digimon may attack.',
  '2 of your Digimon attack.',
  'Your [Cub] attacks.',
  "This Digimon battles all of your opponent's Digimon.",
  "2 of your Digimon battle 1 of your opponent's Digimon.",
  "Trash the top stacked card of 2 of your opponent's Digimon.",
  'Your Digimon may digivolve into a red Digimon card in the hand.',
  'By deleting your [Cub], gain 1 memory.',
  'You may use 2 Option cards from your hand without paying the costs.',
])('%s: refused, since one attacks, battles or digivolves at a time', (effect) => {
  const read = readScenario(board(effect, 'Cub, Cub'), ['P1 plays Leader']);
  expect(read.ok).toBe(false);
});
