import { describe, expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { notRunnable } from './runs.ts';

const found = (text: string): readonly string[] =>
  notRunnable(readEffects(text)).map((problem) => problem.found);

describe('what is refused as a cost says why (15-7-3)', () => {
  test.each<[string, string]>([
    ['<Draw 1>', '"do keyword" as a cost'],
    ["battling 1 of your opponent's Digimon", '"battle" as a cost'],
    ['gaining 1 memory', 'gaining memory as a cost'],
    ['suspending all of your Digimon', '"all" as a cost'],
    ['playing 1 [X] from your hand', 'a card that is paid for as a cost'],
    ['deleting 2 of your red Digimon and 1 of your Tamers', 'several beside another as a cost'],
    [
      'deleting 1 of your Digimon and suspending 1 of your Digimon',
      'a cost with parts that could use the same card',
    ],
    [
      'trashing 1 card in your hand and returning 1 card from your trash to the hand',
      'a cost with parts that could use the same card',
    ],
  ])('%s', (cost, why) => {
    expect(found(`[Main] By ${cost}, gain 1 memory.`)).toContain(why);
  });
});

describe("what does not get in each other's way is paid together", () => {
  test.each([
    'suspending this Digimon and trashing 1 card in your hand',
    'trashing the top card of your security stack and suspending 1 of your Digimon',
    'returning 1 [A] and 1 [B] from your trash to the bottom of the deck',
    'suspending this Digimon and 1 of your Tamers',
  ])('%s', (cost) => {
    expect(found(`[Main] By ${cost}, gain 1 memory.`)).toEqual([]);
  });
});

test('what goes face down under a card that would be played is refused', () => {
  expect(
    found(
      'When this card would be played, by placing 1 card from your hand face down under it, reduce the play cost by 2.',
    ),
  ).not.toEqual([]);
});

describe('what would stop the engine is refused', () => {
  test.each<[string, string]>([
    ["During your opponent's next unsuspend phase, delete 1 of your Digimon.", 'this duration'],
    ["Until the end of the battle, none of your opponent's Digimon can attack.", 'this duration'],
    [
      "Return 1 of your opponent's Digimon and 1 card from your trash to the hand.",
      'a card together with something on the field',
    ],
    ["Activate this card's [Main] effects.", 'an effect that activates itself'],
    ["All Digimon can't attack until their turn ends.", 'whose turn "their" means'],
    ["Your opponent's Digimon don't unsuspend until the end of the battle.", 'this duration'],
    ["For each of your Tamers, delete 2 of your opponent's Digimon.", 'this use of "for each"'],
    [
      "For each of your Tamers, <De-Digivolve 1> up to 2 of your opponent's Digimon.",
      'this use of "for each"',
    ],
    [
      "1 of your opponent's Digimon gets -1000 DP for each of its digivolution cards for the turn.",
      'this use of "for each"',
    ],
    ["You may ignore this card's color requirements.", '"ignore colours"'],
    [
      'All of your Security Digimon gain <Jamming> for the turn.',
      '"Security Digimon" on the field',
    ],
    ['If deleted by an effect, gain 1 memory.', 'condition'],
    ["Delete any of your opponent's Digimon.", '"any of"'],
  ])('%s', (text, why) => {
    expect(found(`[Main] ${text}`)).toContain(why);
  });
});

test.each([
  '[On Play] 1 of your Digimon gets +1000 DP for the turn for each security card you trashed.',
  '[On Play] <Draw 1>. For each card trashed by this effect, gain 1 memory.',
  '[On Play] Trash 1 card in your hand. Trash the top card of your deck. For each card trashed by this effect, gain 1 memory.',
])('what is not counted is refused: %s', (text) => {
  expect(found(text)).toContain('this use of "for each"');
});
