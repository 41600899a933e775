import { expect, test } from 'vitest';
import { readEffects, unreadParts } from './read.ts';
import { writeEffects } from './write.ts';

/**
 * The constructs of printed texts with their usual variations, on practice cards: read whole and
 * written back the same.
 */
const WHOLE = `
[On Play] By suspending this Tamer, 1 of your Digimon with the [Alpha] trait gets +2000 DP for the turn.
[Your Turn] When one of your Digimon attacks, by suspending this Tamer, gain 1 memory.
[All Turns] When this Digimon would leave the battle area, by trashing 2 of its digivolution cards, prevent it from leaving.
[All Turns] When this Digimon would leave the battle area other than by your effects, by returning 1 of your Tamers to the hand, it doesn't leave.
[All Turns] [Once Per Turn] When any of your Digimon with the [Alpha] trait would leave the battle area by your opponent's effects, by suspending this Digimon, 1 of those Digimon doesn't leave.
[All Turns] (Once Per Turn) When this Digimon would be deleted, you may trash the top card of your security stack to prevent it from being deleted.
When this card would be played, if you have [Alpha], reduce the play cost by 4.
When this card would be played, by returning 1 [Alpha] from your trash to the bottom of the deck, reduce the play cost by 3.
When this card would be played, reduce the play cost by 1 for each of your Tamers.
[Your Turn] When this Digimon would digivolve into a card with [Alpha] in its name, reduce the digivolution cost by 2.
[Hand] [Main] If you have [Alpha], 1 of your [Beta] may digivolve into this card for a digivolution cost of 3, ignoring digivolution requirements.
[Hand] [Main] By placing 1 [Alpha] from your trash as this Digimon's bottom digivolution card, this Digimon may digivolve into this card without paying the cost, ignoring its digivolution requirements.
[When Digivolving] You may digivolve this Digimon into [Alpha] in your hand without paying its memory cost.
[End of Your Turn] [Once Per Turn] 1 of your Digimon and this Digimon may DNA digivolve into a Digimon card in the hand.
[End of Your Turn] This Digimon and 1 of your other Digimon may DNA digivolve into a Digimon card with [Alpha] in its name in the hand.
[On Deletion] Place this card at the bottom of your security stack.
[On Deletion] You may place this card face down as your bottom security card.
[On Deletion] You may place 1 yellow card from your hand face up on top of your security stack.
[On Play] Search your security stack. You may add 1 yellow card among them to your hand. If you added a card, <Recovery +1 (Deck)>. Then, shuffle your security stack.
[On Play] Search your security stack, and you may add 1 card with the [Alpha] trait among it to your hand. Then, shuffle your security stack.
[On Play] Trash the bottom card of your opponent's security stack.
[On Play] Trash all of your opponent's security cards.
[On Play] Your opponent trashes the top card of their security stack.
[On Play] Choose 1 of your opponent's Digimon. That Digimon can't attack or block until the end of your opponent's turn.
[On Play] 1 of your opponent's Digimon or Tamers can't suspend until the end of your opponent's turn.
[On Play] This Digimon isn't affected by your opponent's Option effects until the end of your opponent's turn.
[All Turns] This Digimon isn't affected by your opponent's Digimon's effects.
[All Turns] Your opponent's effects can't reduce this Digimon's DP.
[All Turns] This Digimon's DP can't be reduced.
[All Turns] While this Digimon is unsuspended, it can't be deleted except in battle.
[When Attacking] If you have 2 or more Digimon with the [Alpha] trait, this Digimon gains <Security A. +1> for the turn.
[When Attacking] Unsuspend this Digimon. Then, you may trash 2 cards in your hand. If you do, <Draw 1>.
[When Attacking] By returning 1 card from this Digimon's digivolution cards to the hand, unsuspend this Digimon.
[When Attacking] By trashing any 2 of this Digimon's digivolution cards, delete 1 of your opponent's Digimon with 6000 DP or less.
[When Attacking] Return 1 of your opponent's Digimon with no digivolution cards to its owner's hand.
[When Digivolving] Return all of your opponent's level 3 Digimon to the bottom of the deck.
[When Digivolving] Return 1 of your opponent's suspended Digimon to the bottom of its owner's deck.
[When Digivolving] Place 1 of your opponent's Digimon at the bottom of its owner's deck.
[When Digivolving] Place 1 of your opponent's level 4 or lower Digimon on top of their security stack face up.
[When Digivolving] Delete 1 of your opponent's Digimon with a level less than or equal to this Digimon's level.
[When Digivolving] Delete all of your opponent's Digimon with 4000 DP or less.
[When Digivolving] Delete any number of your opponent's Digimon with a total DP of 10000 or less.
[When Digivolving] Delete any number of your opponent's Digimon whose total DP adds up to 8000 or less.
[When Digivolving] You may delete 1 of your other Digimon. If you do, delete 1 of your opponent's Digimon with a play cost less than or equal to the deleted Digimon's.
[When Digivolving] If digivolving from [Alpha], gain 1 memory.
[When Digivolving] If DNA digivolving, delete 1 of your opponent's Digimon.
[When Digivolving] When DNA digivolving, unsuspend this Digimon.
[When Digivolving] For each of your Tamers, <De-Digivolve 1> 1 of your opponent's Digimon.
[When Digivolving] For every 2 cards in your hand, 1 of your opponent's Digimon gets -2000 DP for the turn.
[When Digivolving] 1 of your opponent's Digimon gets -2000 DP for the turn for each card in your hand.
[When Digivolving] Activate 1 of this Digimon's [On Play] effects.
[When Digivolving] You may activate 1 of this Digimon's [When Digivolving] effects.
[When Digivolving] Activate 1 of the effects below:
・Gain 1 memory.
・<Draw 1>.
[On Play] Play 1 [Alpha] Token without paying the cost.
[On Play] You may play up to 2 level 3 Digimon cards with different names from your trash without paying the costs.
[On Play] You may play 1 Digimon card with a play cost of 4 or less from your hand or trash suspended without paying the cost.
[On Play] You may play 1 level 4 or lower Digimon card from your hand without paying the cost. The Digimon this effect played gains <Rush> for the turn.
[On Play] You may play 1 [Alpha] from your hand or this Digimon's digivolution cards without paying the cost.
[On Play] You may play 1 [Alpha] from under your Tamers without paying its memory cost. At the end of the turn, delete it.
[On Play] You may return 1 card with [Alpha] in its name from your trash to your hand.
[On Play] You may return 1 [A] and 1 [B] from your trash to the hand.
[On Play] Add the top card of your security stack to your hand.
[On Play] Add 1 of your security cards to the hand. If you do, place 1 card from your hand on top of your security stack.
[On Play] Reveal cards from the top of your deck until you reveal 1 Digimon card. Add it to your hand. Return the rest to the bottom of your deck in any order.
[On Play] Look at the top 3 cards of your deck. Return them to the top or bottom of your deck in any order.
[On Play] Reveal the top 4 cards of your deck. You may play 1 Digimon card with a play cost of 4 or less among them without paying the cost. Return the rest to the top or bottom of the deck.
[On Play] Reveal the top 3 cards of your deck. Add 2 cards with the [Alpha] trait among them to the hand. Trash the rest.
[On Play] Reveal the top 3 cards of your deck. Add 1 [Alpha] or 1 card with the [Beta] trait among them to the hand. Return the rest to the bottom of the deck.
[On Play] Reveal all of your opponent's security cards.
[Start of Your Main Phase] If you have a Digimon with [Alpha] in its name, <Draw 1>. Then, trash 1 card in your hand.
[Start of Your Main Phase] By suspending 1 of your Digimon, gain 1 memory.
[Start of Your Main Phase] This Digimon attacks.
[Start of Opponent's Main Phase] 1 of your opponent's Digimon attacks.
[Start of Your Main Phase] You may place 1 [Alpha] from your hand under this Tamer.
[Your Turn] While you have 2 or less memory, all of your Digimon gain <Security A. +1>.
[Your Turn] All of your Digimon with [Alpha] in their names get +1000 DP.
[Your Turn] This Digimon gains <Security A. +1> for every 4 digivolution cards it has.
[Your Turn] For each of your other Digimon, this Digimon gets +1000 DP.
[Your Turn] This Digimon gets +1000 DP for each of your Tamers.
[Your Turn] This Digimon gets +1000 DP and can also attack your opponent's unsuspended Digimon.
[Your Turn] When you would play a Digimon card with the [Alpha] trait, by suspending this Tamer, reduce the play cost by 2.
[Your Turn] When one of your Digimon would digivolve into a [Alpha] trait Digimon card, by suspending this Tamer, reduce the digivolution cost by 1.
[Your Turn] When any of your Digimon digivolve into a Digimon with the [Alpha] trait, by suspending this Tamer, <Draw 1>.
[Your Turn] When one of your Digimon digivolves into a level 6 Digimon, you may suspend this Tamer to gain 1 memory.
[Your Turn] When you play a blue Digimon, gain 1 memory.
[Your Turn] When you use an Option card, you may unsuspend this Digimon.
[Your Turn] When an effect plays a Digimon, gain 1 memory.
[Your Turn] When one of your effects trashes a digivolution card, gain 1 memory.
[Your Turn] When your opponent's security stack is removed from, <Draw 1>.
[Your Turn] [Once Per Turn] When an effect adds cards to your hand, this Digimon gets +2000 DP for the turn.
[Your Turn] [Once Per Turn] When a card is added to your hand by an effect, gain 1 memory.
[Your Turn] [Once Per Turn] When cards are added to your security stack, gain 1 memory.
[Your Turn] [Once Per Turn] When a card is placed in your security stack, gain 1 memory.
[Your Turn] [Once Per Turn] When a digivolution card is placed under this Digimon, gain 1 memory.
[Your Turn] [Once Per Turn] When an effect places a digivolution card under this Digimon, gain 1 memory.
[All Turns] [Once Per Turn] When a card is trashed from your hand, gain 1 memory.
[All Turns] [Once Per Turn] When your hand is trashed from, gain 1 memory.
[All Turns] [Once Per Turn] When any of your opponent's Digimon are suspended by an effect, gain 1 memory.
[All Turns] When an opponent's Digimon suspends, gain 1 memory.
[All Turns] When your other Digimon are deleted, you may play this card without paying the cost.
[All Turns] When one of your Digimon is deleted in battle, delete 1 of your opponent's Digimon.
[All Turns] When this Digimon is returned to the hand, gain 1 memory.
[All Turns] When a Tamer card is placed under this Digimon, <Draw 1>.
[All Turns] When an opponent's Digimon is played, <De-Digivolve 1> that Digimon.
[All Turns] When your opponent plays a Digimon, delete 1 of your opponent's Digimon with the lowest play cost.
[All Turns] When an opponent's Digimon digivolves, gain 1 memory.
[All Turns] When one of your Digimon with [Alpha] in its text would be deleted, by deleting this Digimon, prevent that deletion.
[All Turns] While you have 10 or more cards in your trash, this Digimon gains <Retaliation>.
[All Turns] While there are 3 or more Digimon, this Digimon gains <Blocker>.
[All Turns] While this Digimon has 2 or more colors, it gets +1000 DP.
[All Turns] While this Digimon has 4 or more digivolution cards, it isn't affected by your opponent's effects.
[All Turns] While this Digimon has a Tamer card in its digivolution cards, it gains <Rush> and <Blocker>.
[All Turns] While you have a Tamer with [Alpha] in its name, this Digimon gets +1000 DP.
[All Turns] While you have a red Digimon and a blue Digimon, this Digimon gets +1000 DP.
[All Turns] While you have fewer security cards than your opponent, this Digimon gets +2000 DP.
[All Turns] While your opponent has no Digimon, this Digimon gets +2000 DP.
[All Turns] While it's your opponent's turn, this Digimon gains <Blocker>.
[All Turns] Your Digimon with <Blocker> get +1000 DP.
[All Turns] Your Security Digimon get +3000 DP.
[All Turns] All of your Security Digimon gain <Jamming>.
[All Turns] Your opponent can't play Digimon by effects.
[All Turns] Neither player can gain memory with effects.
[Opponent's Turn] When an opponent's Digimon attacks, you may switch the target of attack to 1 of your other Digimon.
[Opponent's Turn] When one of your opponent's Digimon attacks, by deleting this Digimon, end that attack.
[Opponent's Turn] When this Digimon is attacked, gain 1 memory.
[Opponent's Turn] While you have a Digimon with the [Alpha] trait, this Tamer is also treated as a 3000 DP Digimon, can't digivolve, and gains <Blocker>.
[End of Attack] You may unsuspend this Digimon.
[End of Opponent's Turn] This Digimon may attack your opponent.
[End of Your Turn] You may delete this Digimon to play 1 [Alpha] from your trash without paying its memory cost.
[End of Your Turn] 1 of your Digimon may attack a player.
[End of All Turns] Return this Digimon to the bottom of the deck.
[Security] You may play 1 level 4 or lower Digimon card from your hand or trash without paying the cost. Then, add this card to the hand.
[Security] 1 of your Digimon gains <Blocker> until the end of your opponent's turn. Then, add this card to its owner's hand.
[Security] If you have no Digimon, <Recovery +1 (Deck)>.
[Security] If your opponent has 2 or more Digimon, delete 2 of their Digimon with 4000 DP or less.
[Security] At the end of the battle, you may play this card without paying its cost.
[Security] All of your opponent's Digimon get -6000 DP for the turn.
[Security] All of your opponent's Digimon gain <Security A. -1> for the turn, and add this card to its owner's hand.
[Main] 1 of your Digimon gets +3000 DP and gains <Piercing> for the turn.
[Main] You may suspend 1 of your opponent's Digimon, and 1 of your opponent's suspended Digimon doesn't unsuspend during their next unsuspend phase.
[Main] Delete 1 of your opponent's Digimon with 5000 DP or less, and gain 1 memory.
[Main] Delete 1 of your opponent's Digimon with the lowest level. Then, if you have a Digimon with [Alpha] in its name, delete 1 of your opponent's level 5 or lower Digimon.
[Main] By deleting 1 of your Digimon, delete 1 of your opponent's Digimon with as many or fewer digivolution cards.
[Main] <Draw 2>. Then, trash 1 card in your hand. Then, place this card in the battle area.
[Main] Place this card in the battle area. At the end of your opponent's turn, trash it.
[Main] Until the end of your opponent's turn, all of your Digimon gain <Blocker> and <Reboot>.
[Main] If your opponent has 3 or more memory, <Draw 2>.
[Main] Choose up to 2 of your opponent's Digimon. Those Digimon get -3000 DP for the turn.
[Main] Add 5000 to the maximum DP you can choose with your DP-based deletion effects for the turn.
[Main] 1 of your Digimon may digivolve into a level 6 Digimon card with the [Alpha] trait in the hand with the digivolution cost reduced by 3.
[Main] 1 of your [Alpha] may digivolve into [Beta] in the trash without paying the cost.
[Main] [Once Per Turn] By paying 2 cost, this Digimon gets +2000 DP for the turn.
[Main] By returning this Tamer to the hand, <Draw 1>.
[Main] Flip 1 of your face-down security cards face up.
[Main] <Digi-Burst 1>
・This Digimon gets +3000 DP for the turn.
[All Turns] When any of your Digimon with the [Alpha] trait attack, <Delay>.
・1 of your Digimon gains <Rush> for the turn.
[When Linking] 1 of your opponent's Digimon gets -2000 DP for the turn.
[All Turns] When this Digimon gets linked, gain 1 memory.
[All Turns] When effects trash any of your Digimon's link cards, by suspending this Tamer, <Draw 1>.
[On Play] You may link 1 Digimon card from your hand or this Digimon's digivolution cards to this Digimon without paying the cost.
[On Play] Trash 1 of this Digimon's link cards.
[When Attacking] By trashing 1 link card from this Digimon, unsuspend it.
[Breeding] [Your Turn] When one of your Digimon attacks, you may move this Digimon to the battle area.
[Breeding] [Main] [Once Per Turn] By placing 1 [Alpha] from your hand as this Digimon's bottom digivolution card, gain 1 memory.
[Trash] [Main] By placing 2 cards from your trash under 1 of your Digimon, play this card without paying the cost.
[Trash] [Your Turn] When one of your [Alpha] would digivolve, by placing this card as its bottom digivolution card, reduce the digivolution cost by 2.
[Hand] [Counter] <Blast Digivolve>
[Security] [All Turns] All of your Digimon with the [Alpha] trait get +1000 DP.
[Security] [Your Turn] While this card is face up, your opponent's Digimon can't digivolve.
[When Moving] Gain 1 memory.
[On Play] Your opponent may trash 1 card in their hand. If they don't, gain 1 memory.
[On Play] Your opponent may delete 1 of their Digimon. If they don't, trash the top 2 cards of their security stack.
[On Play] Your opponent deletes 1 of their Digimon.
[On Play] If this effect deleted, gain 1 memory.
[On Play] Delete 1 of your opponent's Digimon. If this effect deleted a Digimon, <Draw 1>.
[On Play] Suspend 1 of your opponent's Digimon. If this effect suspended, gain 1 memory.
[On Deletion] If you have 3 or more security cards, trash your top security card.
[On Deletion] You may place this card under 1 of your Tamers.
You can't play this card by effects.
This card can't be played by effects.
While you have a Tamer, this card's play cost is reduced by 2.
[Your Turn] This Digimon can digivolve into [Alpha] for a digivolution cost of 3, ignoring digivolution requirements.
[All Turns] This Digimon has the [Beta] trait.
[All Turns] While this Digimon has [Alpha] in its digivolution cards, it gains <Alliance>.
[All Turns] If this Digimon has [Alpha] or [Beta] in its digivolution cards, it gains "[On Deletion] Gain 1 memory."
[When Digivolving] <De-Digivolve 2> 2 of your opponent's Digimon.
[When Digivolving] <De-Digivolve 1> all of your opponent's Digimon. Then, delete all of your opponent's level 3 Digimon.
[End of Attack] Place this Digimon's top stacked card as its bottom digivolution card.
[On Play] You may place up to 3 [Alpha] trait cards from your trash under this Digimon in any order.
[On Play] If you have 7 or less cards in your hand, <Draw 1>.
[On Play] If you have a Digimon with [A] or [B] in its name, or a Tamer with [C] in its name, gain 1 memory.
[On Play] If you have 1 or fewer Tamers, you may play 1 [Alpha] from your hand without paying the cost.
[On Play] Gain 1 memory for every 2 Digimon your opponent has.
[On Play] Gain 1 memory for each of your opponent's Digimon with no digivolution cards.
[On Play] <Recovery +1 (Deck)> for each of your Tamers.
`
  .trim()
  .split(/\n(?!・)/);

test.each(WHOLE)('%s', (text) => {
  const tree = readEffects(text);
  expect(unreadParts(tree)).toEqual([]);
  expect(tree.mends).toEqual([]);
  expect(writeEffects(tree)).toBe(text);
});
