import { expect, test } from 'vitest';
import { readEffects, unreadParts } from './read.ts';
import { writeEffects } from './write.ts';

/** Phrases that go with every target, area and number: each is read whole and written as it was. */
test.each([
  "[All Turns] Your opponent's effects can't reduce this Digimon's DP or trash its stacked cards.",
  "[Main] Their effects can't reduce the DP of 1 of your Digimon, trash any of its stacked cards, or return it to hands or decks.",
  "[On Play] Your opponent's effects can't return 1 of your Tamers to the hand or deck or affect it with <De-Digivolve> effects.",
  '[Main] By deleting this Digimon or trashing 1 card in your hand, <Draw 2>.',
  '[Main] You may suspend 1 of your Tamers, or delete 1 of your Digimon.',
  '[Main] Suspend 1 Digimon, then unsuspend 1 Digimon.',
  "[Main] Suspend 1 of your opponent's Digimon and, until your turn ends, 1 of your Digimon gets +1000 DP.",
  '[Main] 1 of your Digimon gains <Blocker> and, if you have 3 or more Tamers, gets +2000 DP.',
  '[Your Turn] When you would play a Digimon card in your hand with [Alpha] in its name, gain 1 memory.',
  "[Your Turn] When this Digimon would digivolve into a card in your hand that's black or has [Alpha] in its traits, gain 1 memory.",
  '[Your Turn] When you play a 2-color black and yellow Digimon, gain 1 memory.',
  '[Main] Return up to 2 black and purple Digimon cards from your trash to your hand.',
  "[Main] By trashing 2 cards of the same level in this Digimon's digivolution cards, gain 1 memory.",
  "[Main] By trashing any 2 [Alpha] trait cards from your Digimon's digivolution cards, gain 1 memory.",
  "[Main] You may play 1 [Alpha] from your hand, trash or this Digimon's digivolution cards without paying the cost.",
  '[Main] You may play 1 level 4 or lower digivolution card of 1 of your Digimon without paying the cost.',
  "[Main] Return 1 of this Digimon's level 6 digivolution cards to your hand.",
  '[Main] This Digimon may digivolve into an [Alpha] under one of your Tamers without paying the cost.',
  "[Main] You may play 1 [Alpha] trait card from your hand without paying the cost. This effect can't play cards with the same name as any of your Digimon.",
  "[Main] You may place 1 card from your hand as this Digimon's bottom digivolution card or under any of your Tamers.",
  "[Your Turn] You may change the attack target to 1 of your opponent's Digimon or the player.",
  '[Main] The next time one of your Digimon digivolves this turn, reduce the digivolution cost by 2.',
  '[Main] If you have a Tamer, or if you have a card with the [Alpha] trait in your trash, gain 1 memory.',
  '[Main] Place up to 3 cards from your hand under this Tamer. If you placed 2 or more cards with this effect, gain 1 memory.',
  '[All Turns] When any of your Digimon would be returned to hands or decks, gain 1 memory.',
  "[All Turns] When effects trash any of this Digimon's link cards, gain 1 memory.",
  '[Your Turn] When your Digimon digivolves into [Alpha], gain 1 memory.',
  '[Your Turn] All of your Digimon gets +1000 DP.',
  '[Main] You may play 1 Digimon card with [Alpha] in its name, other than [Beta], from your hand without paying the cost.',
  "[Main] Your opponent can't play Digimon with 5000 DP or less until the end of their turn.",
  '[Your Turn] When this card would be played, by deleting 1 of your Digimon, reduce the play cost by the play cost of the deleted Digimon.',
  '[All Turns] When you or your opponent play a level 4 or lower Digimon, suspend it.',
  '[All Turns] When an effect would remove this Digimon from the battle area, prevent that removal.',
  "[All Turns] When an effect adds cards to your or your opponent's hand, gain 1 memory.",
  "[Opponent's Turn] When your opponent moves a Digimon from their breeding area, delete that Digimon.",
  '[Your Turn] When you move a Digimon to the battle area, gain 1 memory.',
  '[Your Turn] When effects add digivolution cards under any of your Digimon, gain 1 memory.',
  "[All Turns] When an effect adds cards to the digivolution cards of an opponent's Digimon, gain 1 memory.",
  'When this card is trashed from the digivolution cards of a Digimon with the [Alpha] trait, <Draw 1>.',
  '[Main] Your opponent chooses 1 of their Digimon and deletes it.',
  '[Main] If your opponent has a Tamer, they trash 1 card in their hand and delete 1 of their Digimon.',
  "[All Turns] When an opponent's effect would delete this Digimon or return it to the hand or deck, gain 1 memory.",
  '[All Turns] If this Digimon has [Alpha] in its name and would be deleted in battle, prevent that deletion.',
  '[Your Turn] When you play a Digimon or use an Option card, gain 1 memory.',
  "[Opponent's Turn] When your opponent plays a Digimon or uses an Option card, gain 1 memory.",
  '[All Turns] All of your Digimon are also treated as having the [Alpha] trait.',
  "[On Play] Reveal the top 3 cards of your deck. Add 1 card among them to the hand. Place the rest as this Digimon's bottom digivolution cards.",
  '[Main] Trash the top security card of 1 player with the most security cards.',
  "[Main] Until the end of the turn, none of your opponent's [Security] effects can activate.",
  "[All Turns] Your opponent's Tamers don't unsuspend during their unsuspend phase.",
  '[Main] Reveal the top card of your deck. If it is red, add it to your hand. If not, trash it.',
  "[Main] Neither player's Digimon can be deleted in battle for the turn.",
])('%s', (text) => {
  const read = readEffects(text);
  expect(read.text).toBe(text);
  expect(unreadParts(read)).toEqual([]);
  expect(writeEffects(read)).toBe(text);
});

test.each([
  "[Main] Trash the top card of either player's security stack.",
  "[Main] Trash your or your opponent's top security card.",
  "[Main] Trash the top 2 cards of your or your opponent's deck.",
])('one player who is chosen is not taken for both: %s', (text) => {
  expect(unreadParts(readEffects(text))).not.toEqual([]);
});
