/**
 * What triggers by timings, by what happens to players and to cards that are not on the field, and
 * to Tamers, wherever the effect is (15-16, 15-5-1).
 */
import { describe, expect, test } from 'vitest';
import { merged, said } from '../random/said-times.ts';

const CARDS = `card Blank: Option red
card Red: Tamer red
card Rex: Digimon Lv.4 red 6000 DP
card Cub: Digimon Lv.3 red 2000 DP
card Bolt: Option red
  [Main] Suspend 1 of your Tamers.
card Wind: Option red
  [Main] Unsuspend 1 of your Tamers.
card Fire: Option red
  [Main] Delete all of your Tamers.
card Drop: Option red
  [Main] Trash 1 card in your hand.
card Burn: Option red
  [Main] Trash the top card of your security stack.
card Take: Option red
  [Main] Add your top security card to the hand.
card Rob: Option red
  [Main] Trash the top 2 cards of your opponent's security stack.
`;

const boardOf = (rest: string): string =>
  merged(`${CARDS}${rest}\nP1 security: Blank, 2\nP2 security: Blank, 2\n`);

/** Where an effect is: the cards with its line, and the areas they are in. */
const HOLDERS: { readonly [name: string]: (line: string) => string } = {
  'a Digimon': (line) => `card W: Digimon Lv.4 red 5000 DP\n  ${line}\nP1 battle: W`,
  'what lies beneath': (line) =>
    `card W: Digimon Lv.3 red 5000 DP\n  inherited: ${line}\nP1 battle: Rex > W`,
  'a Tamer': (line) => `card W: Tamer red\n  ${line}\nP1 battle: W`,
  'the trash': (line) => `card W: Tamer red\n  [Trash] ${line}\nP1 trash: W`,
};

describe.each(Object.entries(HOLDERS))('from %s', (_, holder) => {
  test.each([
    ['[End of Your Turn]', ['P1 passes'], 1],
    ["[Start of Opponent's Turn]", ['P1 passes'], 1],
    ["[Start of Opponent's Main Phase]", ['P1 passes'], 1],
    ["[End of Opponent's Turn]", ['P1 passes'], 0],
    ["[End of Opponent's Turn]", ['P1 passes', 'P2 passes'], 1],
    ['[End of All Turns]', ['P1 passes', 'P2 passes'], 2],
    ['[Start of Your Turn]', ['P1 passes'], 0],
    ['[Start of Your Turn]', ['P1 passes', 'P2 passes'], 1],
    ['[Start of Your Main Phase]', ['P1 passes', 'P2 passes'], 1],
    ['[End of Your Turn]', ['P1 passes', 'P2 passes'], 1],
  ] as const)('%s: %j: %i', (timing, actions, times) => {
    const board = `turn P1\nmemory P1 1\n${holder(`${timing} Gain 1 memory.`)}`;
    expect(said(boardOf(board), actions, 'triggers', timing)).toBe(times);
  });

  test.each([
    ['a card is removed from your security stack', ['P1 uses Burn'], 1],
    ['a card is removed from your security stack', ['P1 uses Take'], 1],
    ['a card is removed from your security stack', ['P1 uses Rob'], 0],
    ["a card is removed from your opponent's security stack", ['P1 uses Rob'], 1],
    ["a card is removed from your opponent's security stack", ['P1 uses Burn'], 0],
    ['a card is removed from a security stack', ['P1 uses Rob'], 1],
    ['a card is removed from a security stack', ['P1 uses Burn'], 1],
    ['you use an Option card', ['P1 uses Bolt'], 1],
    ['your opponent uses an Option card', ['P1 uses Bolt'], 0],
    ['attack targets change', ['P1 uses Bolt'], 0],
    ['one of your Tamers suspends', ['P1 uses Bolt'], 1],
    ["an opponent's Tamer suspends", ['P1 uses Bolt'], 0],
    ['one of your Digimon suspends', ['P1 uses Bolt'], 0],
    ['one of your Digimon or Tamers suspends', ['P1 uses Bolt'], 1],
    ['one of your red Tamers is suspended by one of your effects', ['P1 uses Bolt'], 1],
    ['one of your blue Tamers suspends', ['P1 uses Bolt'], 0],
    ['one of your Tamers unsuspends', ['P1 uses Wind'], 1],
    ['one of your Tamers is deleted', ['P1 uses Fire'], 1],
    ['one of your Tamers leaves the battle area', ['P1 uses Fire'], 1],
    ["an opponent's Tamer is deleted", ['P1 uses Fire'], 0],
    ['one of your Tamers is played', ['P1 plays Late'], 1],
    ['one of your Digimon is played', ['P1 plays Late'], 0],
  ] as const)('%s: %j: %i', (when, actions, times) => {
    const idle = actions[0] === 'P1 uses Wind' ? 'Red [suspended]' : 'Red';
    const board = `turn P1
memory P1 5
card Late: Tamer red cost 0
P1 battle: ${idle}
P1 hand: Bolt, Wind, Fire, Burn, Take, Rob, Late
${holder(`[All Turns] When ${when}, gain 1 memory.`)}`;
    expect(said(boardOf(board), actions, 'triggers', '[All Turns]')).toBe(times);
  });
});

test.each([
  ['one of your Tamers would be deleted', ['P1 uses Fire'], 1],
  ["an opponent's Tamer would be deleted", ['P1 uses Fire'], 0],
  ['one of your Tamers would leave the battle area', ['P1 uses Fire'], 1],
  ['one of your Digimon would be deleted', ['P1 uses Fire'], 0],
  ['you would use an Option card', ['P1 uses Fire'], 1],
  ['you would play a Tamer card', ['P1 plays Late'], 1],
  ['you would play a Digimon card', ['P1 plays Late'], 0],
  ['you would play a blue card', ['P1 plays Late'], 0],
  ['you would play a red card', ['P1 plays Late'], 1],
  ['your opponent would play a Tamer card', ['P1 plays Late'], 0],
] as const)('%s: %j: %i', (when, actions, times) => {
  const board = `turn P1
memory P1 5
card Late: Tamer red cost 0
card W: Digimon Lv.4 red 6000 DP
  [All Turns] When ${when}, gain 1 memory.
P1 battle: W, Red
P1 hand: Fire, Late`;
  expect(said(boardOf(board), actions, 'activates', '[All Turns]')).toBe(times);
});

/** Icons speak of the card itself (15-16), also of what lies beneath it. */
describe.each([
  ['[On Play]', 'P1 hand: Hero', ['P1 plays Hero']],
  ['[When Digivolving]', 'P1 hand: Hero\nP1 battle: Cub', ['Cub digivolves into Hero']],
  ['[When Attacking]', 'P1 battle: Hero', ['Hero attacks the player']],
  ['[End of Attack]', 'P1 battle: Hero', ['Hero attacks the player']],
  ['[On Deletion]', 'P1 battle: Hero', ['P1 uses Kill']],
  ['[When Moving]', 'P1 breeding: Hero', ['Hero moves']],
] as const)('%s', (icon, place, actions) => {
  const line = `${icon} Gain 1 memory.`;
  const rest = (
    hero: string,
    other: string,
    tamer: string,
  ): string => `card Hero: Digimon Lv.4 red 5000 DP cost 0
  digivolve: 0 from Lv.3${hero}
card Other: Digimon Lv.5 red 5000 DP${other}
card Kai: Tamer red${tamer}
card Kill: Option red
  [Main] Delete 1 of your Digimon with [Hero] in its name.
turn P1
memory P1 3
${place}
P1 battle: Other, Kai
P1 hand: Kill`;

  test.each([
    ['itself', rest(`\n  ${line}`, '', ''), 1],
    ['another Digimon', rest('', `\n  ${line}`, ''), 0],
    ['a Tamer', rest('', '', `\n  ${line}`), 0],
  ] as const)('of %s', (_, board, times) => {
    expect(said(boardOf(board), actions, 'triggers', icon)).toBe(times);
  });
});

/** A card that waits for itself. */
test.each([
  [
    'When this card is trashed from your hand, gain 1 memory.',
    'P1 hand: W, Drop',
    ['P1 uses Drop'],
    1,
  ],
  [
    'When this card is trashed from your hand, gain 1 memory.',
    'P1 hand: Drop, Cub\nP1 battle: W',
    ['P1 uses Drop'],
    0,
  ],
  [
    'When this card is trashed from your hand, gain 1 memory.',
    'P1 hand: Drop, Cub\nP1 trash: W',
    ['P1 uses Drop'],
    0,
  ],
] as const)('%s %s: %j: %i', (line, place, actions, times) => {
  const board = `card W: Digimon Lv.3 red 2000 DP\n  ${line}\nturn P1\nmemory P1 3\n${place}\nP1 battle: Rex`;
  expect(said(boardOf(board), actions, 'triggers', 'its effect')).toBe(times);
});

/** A [Breeding] effect sees what happens outside of the breeding area (15-14-4-1). */
test.each([
  ['a card is removed from your security stack', ['P1 uses Burn'], 'triggers', 1],
  ['one of your Digimon attacks', ['Rex attacks the player'], 'triggers', 1],
  ["an opponent's Digimon attacks", ['Rex attacks the player'], 'triggers', 0],
  ['you would play a Digimon card', ['P1 plays Small'], 'activates', 1],
] as const)('[Breeding] %s: %j', (when, actions, verb, times) => {
  const board = `turn P1
memory P1 5
card Small: Digimon Lv.3 red 2000 DP cost 0
card W: Digimon Lv.4 red 6000 DP
  [Breeding] [All Turns] When ${when}, gain 1 memory.
P1 breeding: W
P1 battle: Rex
P1 hand: Burn, Small`;
  expect(said(boardOf(board), actions, verb, '[All Turns]')).toBe(times);
});

/** Cards that wait for themselves to be used, played, or trashed from beneath. */
test.each([
  ['Option red cost 2\n  {}\n  [Main] Gain 1 memory.', 'you would use this card', 'P1 uses W'],
  ['Digimon Lv.3 red 2000 DP cost 2\n  {}', 'this card would be played', 'P1 plays W'],
  ['Tamer red cost 2\n  {}', 'you would play this card from your hand', 'P1 plays W'],
] as const)('%s %s', (card, when, action) => {
  const line = `When ${when}, reduce the ${action.includes('uses') ? 'memory' : 'play'} cost by 1.`;
  const board = `card W: ${card.replace('{}', line)}\nturn P1\nmemory P1 5\nP1 battle: Rex\nP1 hand: W, Bolt`;
  expect(said(boardOf(board), [action], 'activates', 'its effect')).toBe(1);
  expect(said(boardOf(board), ['P1 uses Bolt'], 'activates', 'its effect')).toBe(0);
});

test.each([
  ["When an effect trashes this card from your Digimon's digivolution cards", 1],
  ["When effects trash this card from a [Beast] trait Digimon's digivolution cards", 1],
  ["When effects trash this card from a [Plant] trait Digimon's digivolution cards", 0],
  ['When an effect trashes this digivolution card', 1],
] as const)('%s', (when, times) => {
  const board = `card W: Digimon Lv.3 red 2000 DP
  inherited: ${when}, gain 1 memory.
card Host: Digimon Lv.4 red 6000 DP
  traits: Beast
  [When Attacking] Trash the bottom digivolution card of this Digimon.
turn P1
memory P1 5
P1 battle: Host > W`;
  expect(said(boardOf(board), ['Host attacks the player'], 'triggers', 'its effect')).toBe(times);
});
