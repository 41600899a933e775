import { expect, test } from 'vitest';
import { NO_FACTS, type PrintedCard } from './printed.ts';
import { makeCard } from './read.ts';

const card = (upper: string): PrintedCard => ({
  name: 'Rex',
  category: 'Digimon',
  level: 4,
  colours: ['red'],
  dp: 4000,
  cost: 5,
  facts: NO_FACTS,
  text: { upper, inherited: '', security: '', linked: '', option: '' },
});
const found = (text: string): readonly string[] =>
  makeCard(card(text)).problems.map((problem) => problem.found);

const NONE = '"none of" where nothing is forbidden';

test.each([
  ['[On Play] If none of your Digimon are suspended, gain 1 memory.', NONE],
  ["[On Play] If neither player's Digimon are suspended, gain 1 memory.", NONE],
  ["[On Play] If none of your opponent's Digimon have <Blocker>, gain 1 memory.", NONE],
  ['[On Play] Delete none of your Digimon.', NONE],
  [
    "[On Play] If your Digimon aren't suspended, gain 1 memory.",
    'a condition on all of several Digimon',
  ],
  [
    "[On Play] If your opponent's Digimon don't have <Blocker>, gain 1 memory.",
    'a condition on all of several Digimon',
  ],
  ["[On Play] Neither player's Digimon get +1000 DP for the turn.", NONE],
  [
    "[All Turns] When neither player's Digimon attack, gain 1 memory.",
    '"none of" in a trigger condition',
  ],
  [
    '[Your Turn] When one of your other Digimon attacks, if you have a level 5 Digimon, play 1 Digimon card of the same level from your hand without paying the cost.',
    'the condition "the same"',
  ],
  [
    "[Your Turn] When this Digimon deletes an opponent's Digimon in battle, delete 1 of your opponent's Digimon with the same name as it.",
    'what "it" means here',
  ],
  ['[Main] <Mind Link> with 2 of your Digimon.', 'several Digimon to <Mind Link> with'],
  ['[Main] <Mind Link> with all of your Digimon.', 'several Digimon to <Mind Link> with'],
  [
    '[Your Turn] When one of your other Digimon attacks, by trashing 1 Digimon card in your hand, play 1 Digimon card of the same level from your trash without paying the cost.',
    'the condition "the same"',
  ],
  [
    '[Your Turn] When one of your other Digimon attacks, delete 1 of your Digimon. Then, play 1 Digimon card of the same level from your hand without paying the cost.',
    'the condition "the same"',
  ],
  [
    "[All Turns] When one of your Digimon is deleted in battle by an opponent's Digimon, delete that Digimon.",
    'what "that Digimon" means here',
  ],
  [
    "[All Turns] When an opponent's Digimon is deleted in battle by one of your Digimon, it gains <Rush> for the turn.",
    'what "it" means here',
  ],
  [
    "[On Play] Reveal the top card of your deck. If it's a red Digimon card, you may play it without paying the cost. Otherwise, trash it.",
    '"otherwise"',
  ],
  [
    '[All Turns] Reduce the memory cost of this card in your hand by 1 for each Tamer you have in play.',
    'a cost that is changed at another time',
  ],
  [
    "Reduce the memory cost of this card in your hand by 1 for each of this Digimon's digivolution cards.",
    'a cost that is changed at another time',
  ],
  [
    '[Main] You may suspend 1 of your Tamers, or delete 1 of your Digimon.',
    'a choice between two actions',
  ],
  [
    '[Main] 1 of your Digimon gains <Blocker> and, if you have 3 or more Tamers, gets +2000 DP for the turn.',
    'words that cover only part of a sentence',
  ],
  [
    "[Main] For the turn, 1 of your Digimon gains <Blocker>, and gets +2000 DP until the end of your opponent's turn.",
    'which of two durations is meant for the first part',
  ],
  [
    '[Main] Return up to 2 black and purple Digimon cards from your trash to your hand.',
    'the condition "colour pair"',
  ],
  [
    '[On Play] You may play 1 level 4 or lower Digimon card from your trash without paying the cost. If you have a Tamer, add 2 to the number of cards this effect may play.',
    '"raise maximum"',
  ],
  [
    "[On Play] If you have a Tamer, choose 1 of your opponent's Digimon. Delete all of their other Digimon.",
    '"other" among the opponent\'s Digimon',
  ],
  [
    "[All Turns] All of your opponent's other Digimon get -1000 DP.",
    '"other" among the opponent\'s Digimon in a persistent effect',
  ],
  [
    "[On Play] Your opponent can't play Digimon by effects.",
    'players "can\'t play Digimon by effects" for a time',
  ],
  [
    "[On Play] By placing 2 cards from your hand as this Digimon's bottom digivolution cards, delete 1 of your opponent's Digimon with the same level as the placed card.",
    'what "the placed card" means here',
  ],
  [
    '[On Play] If your opponent has a Digimon with 3000 DP or less, delete that Digimon.',
    'what "that Digimon" means here',
  ],
  ['[On Play] If your opponent has a Tamer, suspend it.', 'what "it" means here'],
  ['[On Play] If [Rex] is in your trash, delete it.', 'what "it" means here'],
  [
    "[On Play] For each of your opponent's Digimon, it gets -1000 DP for the turn.",
    'what "it" means here',
  ],
  [
    '[Your Turn] When one of your Digimon attacks, if your opponent has a Digimon, delete that Digimon.',
    'what "that Digimon" means here',
  ],
  [
    '[Hand] [Main] If you have a [Pup], you may pay 1 memory to place this card under that Digimon as its bottom digivolution card.',
    'what "that Digimon" means here',
  ],
  [
    "[All Turns] While your opponent has a Digimon with 3000 DP or less, that Digimon can't attack.",
    '"that Digimon" in a persistent effect',
  ],
  ['[All Turns] While you have a Tamer, it gets +1000 DP.', '"it" in a persistent effect'],
  [
    "[On Play] Delete 1 of your opponent's Digimon with the same level as the trashed card.",
    'what "the trashed card" means here',
  ],
  [
    '[Main] Gain 2 memory for each of all Option cards from under this Digimon.',
    'this use of "for each"',
  ],
  [
    "[On Play] For each of your Tamers, <De-Digivolve 1> up to 2 of your opponent's Digimon.",
    'this use of "for each"',
  ],
  [
    "[On Play] For every 2 of your Tamers, activate 1 of another of your Digimon's [On Play] effects.",
    'this use of "for each"',
  ],
  [
    '[When Attacking] 1 of your other Digimon may digivolve into this Digimon without paying the cost.',
    'digivolving into this Digimon',
  ],
  [
    '[On Play] 1 of your Digimon may digivolve into a Digimon card in your hand without paying the cost. If this effect DNA digivolved, gain 1 memory.',
    'condition',
  ],
  [
    '[Main] You may place 1 card from your hand as its bottom digivolution card or under any of your Tamers.',
    'a choice of what a card is placed under',
  ],
  [
    '[Main] Place 2 cards from your hand as the top or bottom security card.',
    'a choice between top and bottom',
  ],
  ['[Your Turn] When Option cards are used, gain 1 memory.', 'who uses it'],
  [
    "[All Turns] When a Digimon is returned to your opponent's hand, gain 1 memory.",
    'whose hand or deck it is returned to',
  ],
  [
    '[Main] You may suspend 1 of your Tamers, then unsuspend 1 of your Digimon.',
    'whether the part after "then" is optional',
  ],
  [
    '[Your Turn] When you would play another Digimon with the same name as this Digimon, reduce the cost by 1.',
    'the condition "alike"',
  ],
  [
    '[Main] If you have a Tamer and you placed 2 or more cards with this effect, gain 1 memory.',
    'this condition',
  ],
  // The maximum of another kind than the effect has.
  [
    "[On Play] Delete 1 of your opponent's level 3 or lower Digimon. For each of your Tamers, add 1000 to this DP deletion effect's maximum.",
    '"raise maximum"',
  ],
  [
    "[On Play] Delete 1 of your opponent's level 3 or lower Digimon. For each of your Tamers, remove 1 from this effect's DP maximum.",
    '"lower maximum"',
  ],
  [
    '[On Play] Play 1 Digimon card from your hand by paying its digivolution cost.',
    'a different kind of cost',
  ],
  [
    "[On Play] If your opponent's Digimon are not suspended, gain 1 memory.",
    'a condition on all of several Digimon',
  ],
])('refuses what it cannot play, with words for it: %s', (text, why) => {
  expect(found(text)).toContain(why);
});

test.each([
  "[On Play] Delete 1 of your opponent's Digimon with 3000 DP or less and 1 of your opponent's Digimon with a play cost of 3 or less. For each of your Tamers, add 1000 to this DP deletion effect's maximum.",
  '[On Play] Play 1 Digimon card from your hand by paying its cost.',
  "[On Deletion] You may play 1 card with a play cost of 8 or less from your trash without paying the cost. For each card in your hand, reduce 1 from this effect's play cost maximum.",
  '[On Play] You may play 1 Digimon card with 3000 DP or less from your trash without paying the cost. For each red Tamer you have in play, add 2000 to the maximum DP of the card you can play by this effect.',
  "[On Play] Delete 1 of your opponent's Digimon with a play cost of 3 or less. For every [Alpha] in this Digimon's digivolution cards, increase the maximum play cost you can choose by this effect by 1.",
  "[On Play] Delete 1 of your opponent's level 4 or lower Digimon. If you have a Tamer, add 1 to the maximum level you can choose with this effect.",
  "[On Play] Delete 1 of your opponent's Digimon with 3000 DP or less. For each card with [Alpha] or [Beta] in one of its traits in this Digimon's digivolution cards, add 2000 DP to the maximum DP you can choose with this effect.",
  '[On Play] You may play any number of [Alpha] whose play costs add up to 7 or less from your trash without paying the costs.',
  "[On Play] Delete any number of your opponent's Digimon whose play costs add up to 7 or less.",
  '[On Play] By trashing your top or bottom security card, <Draw 1>.',
  "[On Play] Trash your opponent's top or bottom security card.",
  '[On Play] Place any number of [Alpha] from your trash under this Digimon as its bottom digivolution cards.',
  'When you would use this card, if you have a Digimon, reduce the memory cost of this card by 2.',
  '[Trash] [All Turns] When one of your [Alpha] would be deleted, by digivolving it into this card without paying the cost, prevent that deletion.',
])('is run: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  '[On Play] By digivolving 1 of your Digimon into [Alpha] in your hand for the cost, <Draw 1>.',
  '[On Play] By digivolving 1 of your Digimon into [Alpha] in your hand, ignoring its digivolution requirements and without paying the cost, <Draw 1>.',
  "[Main] This Digimon battles 1 of your opponent's Digimon. At the end of the battle, gain 1 memory.",
])('is refused: %s', (text) => {
  expect(found(text)).not.toEqual([]);
});
