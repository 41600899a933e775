/** What two cards say in other words: an uncommon wording, and the usual one. */
export const SAID_ALIKE: readonly (readonly [string, string])[] = [
  [
    "[Main] Trash the top 2 digivolution cards from 1 of your opponent's Digimon.",
    "[Main] Trash the top 2 digivolution cards of 1 of your opponent's Digimon.",
  ],
  [
    '[Main] Trash the bottom digivolution card under 1 of your Digimon.',
    '[Main] Trash the bottom digivolution card of 1 of your Digimon.',
  ],
  [
    "[Main] Trash 2 cards from the bottom of 1 of your opponent's Digimon's digivolution cards.",
    "[Main] Trash the bottom 2 digivolution cards of 1 of your opponent's Digimon.",
  ],
  [
    "[Main] Trash all digivolution cards from 1 of your opponent's Digimon.",
    "[Main] Trash all digivolution cards of 1 of your opponent's Digimon.",
  ],
  [
    "[Main] Return all digivolution cards of 1 of your opponent's Digimon to the bottom of the deck.",
    "[Main] Return all of 1 of your opponent's Digimon's digivolution cards to the bottom of the deck.",
  ],
  [
    '[Your Turn] When one of your Digimon attacks your opponent, <Draw 1>.',
    '[Your Turn] When one of your Digimon attacks a player, <Draw 1>.',
  ],
  ['[Main] Set the memory to 3.', '[Main] Set your memory to 3.'],
  ['[Main] You may hatch 1 Digi-Egg card.', '[Main] You may hatch in your breeding area.'],
  [
    "[Main] Trash cards from the top of your opponent's security stack until they have 3 left.",
    "[Main] Trash the top cards of your opponent's security stack so that it has 3 left.",
  ],
  [
    '[Main] Your opponent trashes cards from their hand so that they have 4 left.',
    '[Main] Your opponent trashes cards in their hand until they have 4 left.',
  ],
  [
    "[Main] Place 1 [Alpha] from your hand on the bottom of 1 of your Digimon's digivolution cards.",
    "[Main] Place 1 [Alpha] from your hand at the bottom of 1 of your Digimon's digivolution cards.",
  ],
  [
    "[Main] Delete up to 10 play cost's worth of your opponent's Digimon.",
    "[Main] Delete up to 10 play cost's total worth of your opponent's Digimon.",
  ],
  [
    '[Main] Delete 1 Digimon with a DP of 5000 or less.',
    '[Main] Delete 1 Digimon with 5000 DP or less.',
  ],
  [
    '[Main] You may play 1 card with [Alpha] in its name or with the [Beast] trait from your hand without paying the play cost.',
    '[Main] You may play 1 card with [Alpha] in its name or the [Beast] trait from your hand without paying the cost.',
  ],
  [
    '[Main] 1 of your Digimon may digivolve into a Digimon card in your hand by paying its digivolution cost.',
    '[Main] 1 of your Digimon may digivolve into a Digimon card in your hand for its digivolution cost.',
  ],
  [
    "[Main] 1 of your opponent's Digimon's [When Attacking] effects don't activate for the turn.",
    "[Main] 1 of your opponent's Digimon can't activate [When Attacking] effects for the turn.",
  ],
  [
    "[Main] [When Digivolving] effects of your opponent's Digimon can't activate for the turn.",
    "[Main] Your opponent's Digimon can't activate [When Digivolving] effects for the turn.",
  ],
  [
    '[Main] If you and your opponent have a total of 6 or fewer security cards, gain 1 memory.',
    "[Main] If there are 6 or fewer total cards in both players' security stacks, gain 1 memory.",
  ],
  [
    '[Main] If you have a total of 4 or more Digimon and Tamers, gain 1 memory.',
    '[Main] If you have 4 or more total Digimon and Tamers, gain 1 memory.',
  ],
  [
    '[On Play] If an effect played this Digimon, gain 1 memory.',
    '[On Play] If this Digimon was played by an effect, gain 1 memory.',
  ],
  [
    '[All Turns] When this Digimon suspends by an effect, gain 1 memory.',
    '[All Turns] When this Digimon becomes suspended by an effect, gain 1 memory.',
  ],
  [
    "[All Turns] When an opponent's Digimon is deleted in battle by this Digimon, gain 1 memory.",
    "[All Turns] When this Digimon deletes an opponent's Digimon in battle, gain 1 memory.",
  ],
  [
    '[All Turns] When a card is trashed from your hand using one of your effects, gain 1 memory.',
    '[All Turns] When a card is trashed from your hand by one of your effects, gain 1 memory.',
  ],
  [
    "[All Turns] When one of your opponent's effects deletes one of your Digimon, gain 1 memory.",
    "[All Turns] When an opponent's effect deletes one of your Digimon, gain 1 memory.",
  ],
  [
    "[All Turns] When one of your effects returns an opponent's Digimon to its owner's hand, gain 1 memory.",
    "[All Turns] When one of your effects returns an opponent's Digimon to their owner's hand, gain 1 memory.",
  ],
  [
    '[All Turns] When this Digimon would leave the battle area except by your effects, gain 1 memory.',
    '[All Turns] When this Digimon would leave the battle area other than by your effects, gain 1 memory.',
  ],
  [
    '[Your Turn] When you would digivolve one of your Digimon into a blue Digimon card, reduce the cost of the digivolution by 1.',
    '[Your Turn] When one of your Digimon would digivolve into a blue Digimon card, reduce the digivolution cost by 1.',
  ],
  [
    '[Your Turn] When you DNA digivolve into an [Alpha], gain 1 memory.',
    '[Your Turn] When any of your Digimon DNA digivolve into an [Alpha], gain 1 memory.',
  ],
  [
    '[All Turns] This Digimon is treated as also being red.',
    '[All Turns] This Digimon is also treated as red.',
  ],
  [
    '[Main] 1 of your Digimon with both [Alpha] and [Beta] in its name gets +1000 DP for the turn.',
    '[Main] 1 of your Digimon with [Alpha] in its name and [Beta] in its name gets +1000 DP for the turn.',
  ],
  [
    '[Main] 1 of your Digimon with the [Beast] and [Bird] traits gets +1000 DP for the turn.',
    '[Main] 1 of your Digimon with the [Beast] trait and the [Bird] trait gets +1000 DP for the turn.',
  ],
  [
    '[Main] Draw 2 cards, then trash 1 card in your hand.',
    '[Main] <Draw 2>, then trash 1 card in your hand.',
  ],
  [
    '[Main] For each link card this Digimon has, gain 1 memory.',
    "[Main] For each of this Digimon's link cards, gain 1 memory.",
  ],
  [
    '[Main] 1 of your Digimon may digivolve into [Alpha] in the hand without paying the cost and ignoring digivolution requirements.',
    '[Main] 1 of your Digimon may digivolve into [Alpha] in the hand without paying the cost, ignoring digivolution requirements.',
  ],
  [
    "[Main] Place 1 of your opponent's Digimon as their bottom security card face up.",
    "[Main] Place 1 of your opponent's Digimon face up as their bottom security card.",
  ],
  [
    "[All Turns] This Digimon's DP can't be reduced by your opponent's effects.",
    "[All Turns] Your opponent's effects can't reduce this Digimon's DP.",
  ],
  [
    '[When Digivolving] If this Digimon digivolved from a level 4 Digimon, gain 1 memory.',
    '[When Digivolving] If digivolving from a level 4 Digimon, gain 1 memory.',
  ],
  [
    '[Main] Trash any 3 cards in your hand. If 3 or more cards were trashed by this effect, gain 1 memory.',
    '[Main] Trash any 3 cards in your hand. If this effect trashed 3 or more cards, gain 1 memory.',
  ],
];
