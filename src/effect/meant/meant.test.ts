import { describe, expect, test } from 'vitest';
import { isRead, meantBy } from './meant.ts';

describe('what a text typed from memory may mean', () => {
  test.each([
    ['Draw 2', '<Draw 2>'],
    ['Blocker', '<Blocker>'],
    ['raid, piercing', '<Raid> <Piercing>'],
    ['security attack +1', '<Security A. +1>'],
    ['SA-1', '<Security A. -1>'],
    [
      'When attacking, delete 1 of your opponents digimon with 4000 dp or less',
      "[When Attacking] Delete 1 of your opponent's Digimon with 4000 DP or less.",
    ],
    ['on play / when digivolving: memory +1', '[On Play] [When Digivolving] Gain 1 memory.'],
    ['[Opponents Turn] this digimon gains reboot', "[Opponent's Turn] This Digimon gains <Reboot>."],
    [
      '[On Deletion] you may play 1 lvl 3 digimon card from trash for free',
      '[On Deletion] You may play 1 level 3 Digimon card from your trash without paying the cost.',
    ],
    [
      'when attacking once per turn, untap this digimon',
      '[When Attacking] [Once Per Turn] Unsuspend this Digimon.',
    ],
    [
      'on play bounce 1 of your opponent\'s lv4 or less digimon',
      "[On Play] Return 1 of your opponent's level 4 or lower Digimon to the hand.",
    ],
    ['main: kill all opponents digimon', "[Main] Delete all of your opponent's Digimon."],
    ['your turn: this digimon gets +2k', '[Your Turn] This Digimon gets +2000 DP.'],
    [
      'when attacking by trashing 1 card in your hand unsuspend this digimon',
      '[When Attacking] By trashing 1 card in your hand, unsuspend this Digimon.',
    ],
    ['<Blocker> <Piecring>', '<Blocker> <Piercing>'],
    ['<Securty A. +1>', '<Security A. +1>'],
    ['[On Play] Delte two of your opponents digimon.', "[On Play] Delete 2 of your opponent's Digimon."],
    [
      '[Main] Your Digimon may digivole into a red Digimon card in your hand.',
      '[Main] Your Digimon may digivolve into a red Digimon card in your hand.',
    ],
    ['(Once per turn) [When Attacking] gain 1 memory', '[When Attacking] [Once Per Turn] Gain 1 memory.'],
    ['[When Attacking] gain 1 memory (once per turn)', '[When Attacking] [Once Per Turn] Gain 1 memory.'],
    ['when this digimon blocks gain 1 memory', 'When this Digimon blocks, gain 1 memory.'],
  ])('%s', (typed, printed) => {
    expect(isRead(typed)).toBe(false);
    expect(meantBy(typed)).toEqual([printed]);
  }); // prettier-ignore

  test('two are offered where either may be meant', () => {
    expect(meantBy('end of turn this digimon may attack')).toEqual([
      '[End of Your Turn] This Digimon may attack.',
      '[End of All Turns] This Digimon may attack.',
    ]);
    expect(meantBy('on play delete a digimon')).toEqual([
      "[On Play] Delete 1 of your opponent's Digimon.",
      '[On Play] Delete 1 Digimon.',
    ]);
  });

  test('only lines that are not understood are said anew', () => {
    expect(meantBy('[On Play] <Draw 1>.\nblocker')).toEqual(['[On Play] <Draw 1>.\n<Blocker>']);
  });

  test('names in brackets stay as they are', () => {
    expect(meantBy('on play delete 1 of your opponents [my tap digimon]')).toEqual([]);
    expect(
      meantBy('on play tap 1 of your opponents [Tap My] trait digimon')[0] ?? '[Tap My]',
    ).toContain('[Tap My]');
  });

  test.each([
    'kill everything',
    'when i win the game',
    'When digivolving into this card, shout',
    'Counter: do a dance',
    'hello there',
    '',
    '[On Play] <Draw 1>.',
  ])('nothing is offered for "%s"', (typed) => {
    expect(meantBy(typed)).toEqual([]);
  });

  test('what is offered passes what is asked of it', () => {
    expect(meantBy('Draw 2', () => false)).toEqual([]);
    expect(meantBy('Draw 2', (text) => text === '<Draw 2>')).toEqual(['<Draw 2>']);
  });
});
