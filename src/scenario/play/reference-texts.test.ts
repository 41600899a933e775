import { describe, expect, test } from 'vitest';
import { readScenario } from '../file/read.ts';

const problemOf = (text: string): string => {
  const scenario = readScenario(
    `card X: Digimon Lv.4 red 5000 DP\n  ${text.replaceAll('\n', '\n  ')}\nP1 battle: X\n`,
    [],
  );
  return scenario.ok ? 'played' : scenario.problem.map(({ found }) => found).join('\n');
};

describe('a word that refers back is refused where it is not clear what it means', () => {
  test.each([
    // a card that is not on the field
    ['[When Attacking] Reveal the top card of your deck. If it is red, gain 1 memory.', 'it'],
    ['[When Attacking] Trash 1 card in your hand. Delete it.', 'it'],
    ['[Your Turn] When you use an Option card, it gets +1000 DP for the turn.', 'it'],
    ['[All Turns] When a card is removed from your security stack, it gains <Rush>.', 'it'],
    ['[When Attacking] Delete that card.', 'that card'],
    ['[When Attacking] Delete the trashed card.', 'the trashed card'],
    // one of two
    [
      "[Your Turn] When one of your Digimon attacks an opponent's Digimon, that Digimon gets +1000 DP for the turn.",
      'that Digimon',
    ],
    [
      '[Your Turn] When one of your Digimon attacks, by suspending 1 of your other Digimon, it gets +1000 DP for the turn.',
      'it',
    ],
    [
      '[Your Turn] When one of your other Digimon attacks, this Digimon gets +1000 DP for the turn. It gains <Rush>.',
      'it',
    ],
    [
      '[When Attacking] If 1 of your other Digimon is suspended, it gets +1000 DP for the turn.',
      'it',
    ],
    // what nobody has spoken of
    ['[When Attacking] The played Digimon gets +1000 DP for the turn.', 'the played Digimon'],
    ['[When Attacking] Unsuspend the suspended Digimon.', 'the suspended Digimon'],
    [
      '[When Attacking] The Digimon this effect played gains <Rush>.',
      'the Digimon this effect played',
    ],
    // some of those
    [
      '[All Turns] When any of your Digimon are played, any of those Digimon gain <Rush> for the turn.',
      'any of those Digimon',
    ],
  ])('%s', (text, word) => {
    expect(problemOf(text)).toContain(`"${word}"`);
  });
});

describe('it is played where it is clear', () => {
  test.each([
    '[When Attacking] Suspend 1 of your opponent\'s Digimon. It gains "[All Turns] This Digimon gets -1000 DP." for the turn.',
    '[When Attacking] You may play 1 [X] from your hand without paying the cost. The Digimon this effect played gains <Rush> for the turn.',
    '[Your Turn] When one of your Digimon attacks, by deleting 1 of your other Digimon, it gets +1000 DP for the turn.',
    '[Your Turn] When one of your Digimon attacks, by suspending 1 of your Tamers, that Digimon gets +1000 DP for the turn.',
    "[Your Turn] When this Digimon attacks an opponent's Digimon, that Digimon gets -1000 DP for the turn and this Digimon gets +1000 DP for the turn.",
    "[When Attacking] By placing 1 card from your hand as this Digimon's bottom digivolution card, it unsuspends.",
    '[All Turns] When any of your Digimon are played, 1 of those Digimon gains <Rush> for the turn.',
    '[All Turns] When attack targets change, if this Digimon has [X] in its name, it unsuspends.',
    "[Opponent's Turn] When one of your Digimon blocks, unsuspend the attacking Digimon.",
  ])('%s', (text) => {
    expect(problemOf(text)).toBe('played');
  });
});
