import { describe, expect, test } from 'vitest';
import { readEffects, unreadParts } from './read.ts';
import { writeEffects } from './write.ts';

/** Ways of saying things, each with names of our own: read in full, and written as they were. */
const WORDINGS = [
  // What a card must be.
  '[On Play] You may play 1 level 4 or lower yellow, red or [Beast] trait Digimon card from your hand without paying the cost.',
  '[On Play] You may return 1 single-color Option card with a cost of 5 or less from your trash to the hand.',
  '[On Play] Suspend 1 non-red Tamer.',
  "[On Play] Delete 1 of your opponent's Digimon without [Wild Beast] in its traits.",
  '[On Play] You may return 1 card with [Cub] in its name other than [Cub Two] from your trash to the hand.',
  '[Your Turn] While this Digimon has <Save> in its text, it gains <Blocker>.',
  '[All Turns] This Digimon with the [Beast] trait gains <Piercing>.',
  '[On Play] If you have a Digimon in play with [Cub] in its name, gain 1 memory.',
  "[On Play] Delete 1 of your opponent's Digimon with as high or lower a play cost as this Digimon.",
  "[On Play] By trashing 1 card in your hand, delete 1 of your opponent's Digimon whose level is less than or equal to the trashed card's level.",
  "[On Play] Delete up to 7 play cost's total worth of your opponent's Digimon.",
  '[On Play] Place this card as the bottom digivolution card of your [Old Nest] in the breeding area.',
  // What is counted.
  '[On Play] For each of its face-down digivolution cards, <Draw 1>.',
  "[On Play] For every 2 colors your Tamers have, add 2000 to this effect's DP maximum.",
  "[On Play] For every 10 total cards in both players' trashes, reduce this effect's play cost by 1.",
  "[On Play] If there're 6 or fewer total cards in both players' security stacks, gain 1 memory.",
  "[On Play] If this Digimon's stack has 2 or more same-level cards, gain 1 memory.",
  '[On Play] If your Tamers have 3 or more total colors, gain 1 memory.',
  '[On Play] If you have no face-up security cards, gain 1 memory.',
  '[On Play] If this effect suspended your Digimon, gain 1 memory.',
  '[On Deletion] If deleted by an effect, gain 1 memory.',
  // What is waited for.
  '[Your Turn] When any of your [Kai]s are played, gain 1 memory.',
  '[All Turns] When one of your Digimon is played or digivolves, gain 1 memory.',
  '[All Turns] When an effect trashes this card from the security stack, gain 1 memory.',
  "[All Turns] When effects add to this Digimon's digivolution cards, gain 1 memory.",
  '[All Turns] When you play another Digimon by an effect, gain 1 memory.',
  "[All Turns] When a digivolution card of an opponent's Digimon is trashed, gain 1 memory.",
  '[All Turns] When any Digimon suspend, gain 1 memory.',
  '[Your Turn] When any of your Digimon get linked to a [Tool] trait card, gain 1 memory.',
  // What is done.
  '[On Play] Reveal 3 cards from the top of your deck. Add the rest to your hand.',
  '[On Play] Reveal the top 5 cards of your deck. Among them, add 1 [Beast] trait card to the hand and trash 1 [Bird] trait card.',
  '[On Play] You may hatch in your breeding area.',
  '[On Play] Both players trash 1 card in their hand.',
  '[On Play] If your opponent has 5 or more cards in their hand, they trash 1 card in their hand.',
  "[On Play] To 1 of your opponent's Digimon, give -3000 DP for the turn.",
  '[On Play] You may trash 1 card in your hand to have this Digimon get +2000 DP for the turn.',
  '[On Play] This Digimon may digivolve into [Rex] in the hand, ignoring digivolution requirements and without paying the cost.',
  '[On Play] This Digimon and any of your other Digimon may DNA digivolve into a Digimon card in the hand.',
  "[On Play] Place 1 card from your hand as this Digimon's top digivolution card.",
  "[On Play] Trash up to 2 digivolution cards from the bottom of 1 of your opponent's Digimon.",
  '[On Play] You may play 1 [Rex] from your hand to an empty space in your breeding area for a play cost of 3.',
  '[On Play] You may link 1 Digimon card from your hand to this Digimon with the cost reduced by 2.',
  "[On Play] Any [On Play] effects on Digimon played by this effect don't activate.",
  '[All Turns] This Digimon can only digivolve into white Digimon.',
  "[All Turns] This Digimon's attack target can't change.",
  "[All Turns] This Digimon gains all effects of [Rex] in this Digimon's digivolution cards.",
  "Green also meets this card's color requirements.",
  'This card is also treated as [Rex] for a DigiXros.',
  'The name of this card/Digimon is also treated as [Rex].',
  '[On Play] Reveal the top card of your deck. Otherwise, place it at the bottom of your deck.',
];

describe('ways of saying things', () => {
  test.each(WORDINGS)('%s', (text) => {
    const tree = readEffects(text);
    expect(unreadParts(tree)).toEqual([]);
    expect(writeEffects(tree)).toBe(text);
    expect(tree.mends).toEqual([]);
  });
});

describe('slips of the print are mended and shown', () => {
  test.each([
    [
      '<Raid> <Armor Purge> [On Play] Gain 1 memory.',
      '<Raid> <Armor Purge>\n[On Play] Gain 1 memory.',
    ],
    [
      '[On Play] Delete1 of your Digimon with[Cub] in its name.',
      '[On Play] Delete 1 of your Digimon with [Cub] in its name.',
    ],
    [
      '[On Play] Return 1 [Beast] trait trait card from your Trash to the hand.',
      '[On Play] Return 1 [Beast] trait card from your trash to the hand.',
    ],
    [
      "[All Turns] All of your opponent's security Digimon get -2000 DP.",
      "[All Turns] All of your opponent's Security Digimon get -2000 DP.",
    ],
    ['DNA Digivolution: 0 from red Lv.4 + blue Lv.4', 'DNA Digivolve: 0 from red Lv.4 + blue Lv.4'],
    [
      '[On Play] 1 of your Digimon gains . (At blocker timing, it blocks.)',
      '[On Play] 1 of your Digimon gains <Blocker>',
    ],
    [
      '[On Play] You may play 1 [Imp] Token. (Digimon/Red/3000 DP/<Decoy (Red)> and more.)',
      '[On Play] You may play 1 [Imp] Token.',
    ],
    ['[On Play] Gain 1 memory. • Gain 2 memory.', '[On Play] Gain 1 memory.\n・Gain 2 memory.'],
  ])('%s', (printed, text) => {
    const tree = readEffects(printed);
    expect(tree.text).toBe(text);
    expect(tree.mends.length).toBeGreaterThan(0);
    expect(unreadParts(tree)).toEqual([]);
  });
});
