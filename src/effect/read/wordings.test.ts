import { describe, expect, test } from 'vitest';
import { readEffects, unreadParts } from './read.ts';
import { writeEffects } from './write.ts';

/** Ways of saying things, each with names of our own: read in full, and written as they were. */
const WORDINGS = [
  // Where it is and what is paid, in front.
  '[On Deletion] From your trash and without paying the cost, you may play 1 Tamer card with [Cub] in its text and without the same name as any of your Tamers.',
  '[On Play] From your hand or trash, you may play 1 [Rex] or 1 [Kai] with the play cost reduced by 3.',
  // What a card is, or where it comes from.
  "[On Play] Reveal the top card of your deck. If it's a Digimon card, add it to your hand. Otherwise, trash it.",
  "[On Play] Reveal the top card of your deck. Add it to your hand if it's a green Digimon card.",
  "[On Play] If this card was played by [Rex]'s effect, gain 2 memory.",
  "[On Play] Look at your opponent's hand. Then, look at the top card of your security stack.",
  "[On Play] Delete 1 each of your opponent's level 3, level 4, and level 5 Digimon.",
  '[Your Turn] When any of your [Beast] trait Option cards are placed in the battle area, this Digimon may attack.',
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
  "[On Play] Delete 1 of your opponent's level 4 and 1 of their level 6 Digimon.",
  "[On Play] Delete 1 of your opponent's level 3, 1 of their level 5 and 1 of their level 7 Digimon.",
  '[On Play] Add 1 level 5 and 1 level 6 Digimon card among them to the hand.',
  '[On Play] Add 1 [Beast] trait card and 1 [Bird] trait or 1 2-color card among them to the hand.',
  '[On Play] Add 1 card with [Cub] in its name, [Rex], or [Kai] among them to the hand.',
  '[On Play] This Digimon may digivolve into [Rex] or a [Beast] trait Digimon card in the hand.',
  '[On Play] 1 of your [Rex] or Digimon with the [Beast] trait gets +1000 DP for the turn.',
  '[On Play] Add up to 2 cards with [Cub] and/or [Owl] in their names among them to the hand.',
  "[On Play] Delete 1 of your opponent's Digimon with the fewest digivolution cards.",
  '[On Play] Return 1 non-[Cub] Digimon card from your trash to the hand.',
  '[On Play] Unsuspend 1 of your Digimon with [Cub] in their names (other than [Big Cub]) or [Beast] in their forms.',
  '[On Play] Delete 1 Digimon that has a digivolution card with [Bird] in one of its traits.',
  "[On Play] Return 1 of your opponent's Digimon with an [On Deletion] effect to the hand.",
  // What is counted.
  '[On Play] If you have 3 or more security cards, gain 1 memory. If you have 3 or fewer, gain 2 memory.',
  '[On Play] If this digivolved from the trash, gain 1 memory.',
  '[On Play] For each of its face-down digivolution cards, <Draw 1>.',
  "[On Play] For every 2 colors your Tamers have, add 2000 to this effect's DP maximum.",
  "[On Play] For every 10 total cards in both players' trashes, reduce this effect's play cost by 1.",
  "[On Play] If there're 6 or fewer total cards in both players' security stacks, gain 1 memory.",
  "[On Play] If this Digimon's stack has 2 or more same-level cards, gain 1 memory.",
  '[On Play] If your Tamers have 3 or more total colors, gain 1 memory.',
  '[On Play] If you have no face-up security cards, gain 1 memory.',
  '[On Play] If this effect suspended your Digimon, gain 1 memory.',
  '[On Deletion] If deleted by an effect, gain 1 memory.',
  '[On Play] If you have a face-up [Gate] security card, gain 1 memory.',
  '[On Play] If you have no blue face-up security cards, gain 1 memory.',
  "[On Play] If [Rex] or a [Bug] trait card is in this Digimon's digivolution cards, gain 1 memory.",
  '[On Play] If you have as many or fewer security cards as your opponent, gain 1 memory.',
  '[On Play] If your opponent has as many or more Digimon as you, gain 1 memory.',
  "[On Play] If the number of cards in your security stack is less than or equal to your opponent's, gain 1 memory.",
  '[On Play] If this effect suspends your Digimon, gain 1 memory.',
  '[On Play] If this effect DNA digivolved, gain 1 memory.',
  '[All Turns] When one of your Digimon is deleted, if that Digimon was deleted by an effect, gain 1 memory.',
  "[On Play] Delete 1 of your opponent's Digimon with as much DP as this Digimon or less.",
  "[On Play] Choose any number of your opponent's Digimon so that their DP total is up to 6000 and delete them.",
  "[On Play] Trash any 4 cards under your opponent's Digimon or Tamers.",
  '[On Play] Trash all of your security cards.',
  "[On Play] Trash 1 digivolution card from the bottom of each of your opponent's Digimon.",
  "[On Play] 1 of your Digimon gains <Blocker>, until the end of your opponent's turn.",
  '[Your Turn] When any of your Digimon are played, 1 of the played Digimon gains <Rush> for the turn.',
  '[Your Turn] When any of your Digimon are played, one of them may attack.',
  '[All Turns] When this Digimon would be deleted, by trashing 1 card in your hand, prevent the deletion.',
  // What is waited for.
  '[Your Turn] When any of your [Kai]s are played, gain 1 memory.',
  '[All Turns] When one of your Digimon is played or digivolves, gain 1 memory.',
  '[All Turns] When an effect trashes this card from the security stack, gain 1 memory.',
  "[All Turns] When effects add to this Digimon's digivolution cards, gain 1 memory.",
  '[All Turns] When you play another Digimon by an effect, gain 1 memory.',
  "[All Turns] When a digivolution card of an opponent's Digimon is trashed, gain 1 memory.",
  '[All Turns] When any Digimon suspend, gain 1 memory.',
  '[Your Turn] When any of your Digimon get linked to a [Tool] trait card, gain 1 memory.',
  '[Your Turn] If one of your Digimon digivolves into [Rex], gain 1 memory.',
  // What is done.
  '[When Attacking] You can unsuspend this Digimon by trashing 3 cards in your hand.',
  '[End of Attack] You may unsuspend this Digimon by decreasing your memory by 3.',
  "[Your Turn] This Digimon doesn't activate [Security] effects on Option cards it checks.",
  '[On Play] Your opponent adds the top card of their security stack to their hand.',
  '[On Play] You may play 1 [Beast] trait Digimon card without the same name as any of your Digimon from your hand without paying the cost.',
  '[On Play] Give 1 of your Digimon <Rush> and "[When Attacking] Gain 1 memory."',
  "[On Play] Change the original DP of 1 of your opponent's Digimon to 3000 for the turn.",
  "[All Turns] None of your Digimon are affected by your opponent's Digimon's effects.",
  "[On Play] Delete 1 of your opponent's Digimon. Then, this Digimon further gets +1000 DP for the turn.",
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
    [
      '[On Play] You may play 1 Digimon card with the [Beast] from your hand, Suspend 1 Digimon..',
      '[On Play] You may play 1 Digimon card with the [Beast] trait from your hand, suspend 1 Digimon.',
    ],
    [
      "[On Play] Delete 1 opponent's Digimon with 3000 or less. Then, If you have a Tamer, 1 your Digimon gains <Rush>, for the turn.",
      "[On Play] Delete 1 of your opponent's Digimon with 3000 DP or less. Then, if you have a Tamer, 1 of your Digimon gains <Rush> for the turn.",
    ],
    [
      '[On Play] You may play 1 card with the [Beast] trait with a play cost of 4 or less from your hand without paying the cost.',
      '[On Play] You may play 1 card with the [Beast] trait and a play cost of 4 or less from your hand without paying the cost.',
    ],
    [
      '[All Turns] While this Digimon is [Rex] all of your Digimon gain <Reboot>.',
      '[All Turns] While this Digimon is [Rex], all of your Digimon gain <Reboot>.',
    ],
    ['[On Play] Gain 1 memory. • Gain 2 memory.', '[On Play] Gain 1 memory.\n・Gain 2 memory.'],
  ])('%s', (printed, text) => {
    const tree = readEffects(printed);
    expect(tree.text).toBe(text);
    expect(tree.mends.length).toBeGreaterThan(0);
    expect(unreadParts(tree)).toEqual([]);
  });
});
