import { blank, plain, type Case } from './case.ts';

const cub = plain('Cub', 3000);
const owl = plain('Owl', 4000);
const fox = plain('Fox', 2000);
const xros = (...texts: string[]): string =>
  `card King: Digimon Lv.6 red 12000 DP cost 7\n  digixros: -2 from [Cub] + [Owl]\n${texts.map((text) => `  ${text}\n`).join('')}`;
const assembly =
  'card Whole: Digimon Lv.6 red 12000 DP cost 8\n  assembly: -6 from 2 [Cub] + [Owl]\n';
const burst =
  'card Shine: Digimon Lv.7 yellow 14000 DP\n  burst digivolve: 0 from [Cub] by returning [Kai]\n  [End of Your Turn] Gain 1 memory.\ncard Kai: Tamer yellow\n';
const fused = 'card Fused: Digimon Lv.5 blue 9000 DP\n  app fusion: 1 from [Cub] + [Owl] + [Fox]\n';

/** DigiXros (7-2), Assembly (7-3), burst digivolve (8-3) and app fusion (8-4). */
export const WAYS: readonly Case[] = [
  {
    name: '7-2-2-1: each card placed for a DigiXros takes its amount off the play cost',
    board: `${xros()}${cub}${owl}memory P1 3\nP1 battle: Cub\nP1 hand: King, Owl\n`,
    actions: ['P1 plays King with DigiXros of Cub + Owl'],
    claims: [
      'King is in the battle area',
      'memory is 0',
      'P1 has 1 Digimon',
      'P1 has 0 cards in hand',
    ],
  },
  {
    name: '7-2-2-4: any number of the named cards will do',
    board: `${xros()}${cub}${owl}memory P1 5\nP1 battle: Cub\nP1 hand: King, Owl\n`,
    actions: ['P1 plays King with DigiXros of Owl'],
    claims: ['memory is 0', 'P1 has 2 Digimon', 'Cub is in the battle area'],
  },
  {
    name: '7-2-2-12: it need not be performed',
    board: `${xros()}${cub}memory P1 7\nP1 battle: Cub\nP1 hand: King\n`,
    actions: ['P1 plays King'],
    claims: ['memory is 0', 'P1 has 2 Digimon'],
  },
  {
    name: '7-2-2-5: a card that is not named is refused',
    board: `${xros()}${fox}memory P1 7\nP1 battle: Fox\nP1 hand: King\n`,
    actions: ['P1 plays King with DigiXros of Fox'],
    claims: ['the action is refused by 7-2-2-5', 'King is in the hand', 'memory is 7 for P1'],
  },
  {
    name: '7-2-2-5: each name is used once',
    board: `${xros()}${cub}memory P1 7\nP1 battle: Cub, Cub\nP1 hand: King\n`,
    actions: ['P1 plays King with DigiXros of Cub A + Cub B'],
    claims: ['the action is refused by 7-2-2-5'],
  },
  {
    name: '7-2-3-2: nothing is taken from the trash for a DigiXros',
    board: `${xros()}${cub}memory P1 7\nP1 hand: King\nP1 trash: Cub\n`,
    actions: ['P1 plays King with DigiXros of Cub'],
    claims: ['the action is refused by 7-2-3-2'],
  },
  {
    name: '7-2-1: a card without DigiXros requirements performs none',
    board: `card King: Digimon Lv.6 red 12000 DP cost 7\n${cub}memory P1 7\nP1 battle: Cub\nP1 hand: King\n`,
    actions: ['P1 plays King with DigiXros of Cub'],
    claims: ['the action is refused by 7-2-1'],
  },
  {
    name: '7-2-2-7: what lay beneath a card that is used is trashed, not placed',
    board: `${xros()}${cub}${fox}memory P1 5\nP1 battle: Cub > Fox\nP1 hand: King\n`,
    actions: ['P1 plays King with DigiXros of Cub'],
    claims: ['Fox is in the trash', 'not (Cub is in the trash)', 'memory is 0'],
  },
  {
    name: '7-2-2-2: effects on playing come before the DigiXros, and their reduction counts as well',
    board: `${xros('When this card would be played, reduce the play cost by 1.')}${cub}memory P1 4\nP1 battle: Cub\nP1 hand: King\n`,
    actions: ['P1 plays King with DigiXros of Cub'],
    claims: ['memory is 0', 'King is in the battle area'],
  },
  {
    name: '7-2-2-10: "if DigiXrosing with 2 cards" asks for the cards that were placed',
    board: `${xros('[On Play] If DigiXrosing with 2 cards, gain 3 memory.')}${cub}${owl}memory P1 3\nP1 battle: Cub\nP1 hand: King, Owl\n`,
    actions: ['P1 plays King with DigiXros of Cub + Owl'],
    claims: ['memory is 3 for P1'],
  },
  {
    name: '7-2-2-10: one card is not two',
    board: `${xros('[On Play] If DigiXrosing with 2 cards, gain 3 memory.')}${cub}memory P1 5\nP1 battle: Cub\nP1 hand: King\n`,
    actions: ['P1 plays King with DigiXros of Cub'],
    claims: ['memory is 0'],
  },
  {
    name: '7-2-2-9: played without a DigiXros, "if DigiXrosing" does not hold',
    board: `${xros('[On Play] If DigiXrosing, gain 3 memory.')}memory P1 7\nP1 hand: King\n`,
    actions: ['P1 plays King'],
    claims: ['memory is 0'],
  },
  {
    name: '1-3-11-4: a card that only the DigiXros makes payable can be declared',
    board: `${xros()}${cub}${owl}memory P2 7\nP1 battle: Cub\nP1 hand: King, Owl\n`,
    actions: ['P1 plays King with DigiXros of Cub + Owl'],
    claims: ['King is in the battle area', 'memory is 10 for P2'],
  },
  {
    name: '1-3-11-1: with one card less it cannot be paid',
    board: `${xros()}${cub}${owl}memory P2 7\nP1 battle: Cub\nP1 hand: King, Owl\n`,
    actions: ['P1 plays King with DigiXros of Cub'],
    claims: ['the action is refused by 1-3-11-1', 'Cub is in the battle area'],
    without: '1-3-11-1',
  },
  {
    name: '7-1-2-1: a Digimon that came by DigiXros was placed this turn',
    board: `${xros()}${cub}${blank}memory P1 5\nP1 battle: Cub\nP1 hand: King\nP2 security: Blank\n`,
    actions: ['P1 plays King with DigiXros of Cub', 'King attacks the player'],
    claims: ['the attack is refused by 7-1-2-1'],
    without: '7-1-2-1',
  },
  {
    name: '7-3-2-1: an Assembly takes its whole amount off',
    board: `${assembly}${cub}${owl}memory P1 2\nP1 hand: Whole\nP1 trash: Cub, Cub, Owl\n`,
    actions: ['P1 plays Whole with Assembly of Cub A + Owl + Cub B'],
    claims: ['Whole is in the battle area', 'memory is 0', 'P1 has 0 cards in the trash'],
  },
  {
    name: '7-3-2-4: it takes exactly the cards that it names',
    board: `${assembly}${cub}${owl}memory P1 8\nP1 hand: Whole\nP1 trash: Cub, Cub, Owl\n`,
    actions: ['P1 plays Whole with Assembly of Cub A + Owl'],
    claims: ['the action is refused by 7-3-2-4', 'P1 has 3 cards in the trash'],
    without: '7-3-2-4',
  },
  {
    name: '7-3-2-5: as many of a name as it states, and no more',
    board: `${assembly}${cub}${owl}memory P1 8\nP1 hand: Whole\nP1 trash: Cub, Owl, Owl\n`,
    actions: ['P1 plays Whole with Assembly of Cub + Owl A + Owl B'],
    claims: ['the action is refused by 7-3-2-5'],
  },
  {
    name: '7-3-3-2: its cards come from the trash alone',
    board: `${assembly}${cub}${owl}memory P1 8\nP1 hand: Whole, Owl\nP1 trash: Cub, Cub\n`,
    actions: ['P1 plays Whole with Assembly of Cub A + Cub B + Owl'],
    claims: ['the action is refused by 7-3-3-2'],
  },
  {
    name: '7-3-2-10: an effect that plays the card leaves it to its player to assemble',
    board: `${assembly}${cub}${owl}card X: Digimon Lv.4 red 5000 DP\n  [When Attacking] Play 1 [Whole] from your hand without paying the cost.\n${blank}memory P1 1\nP1 battle: X\nP1 hand: Whole\nP1 trash: Cub, Cub, Owl\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'Whole is in the battle area',
      'sometimes P1 has 0 cards in the trash',
      'sometimes P1 has 3 cards in the trash',
      'memory is 1 for P1',
    ],
    without: '7-3-2-10',
  },
  {
    name: '8-3-3-4: burst digivolve returns the Tamer, stacks and draws',
    board: `${burst}${cub}memory 0\nP1 battle: Cub, Kai\nP1 hand: Shine\n`,
    actions: ['Cub burst digivolves into Shine by returning Kai'],
    claims: [
      'Shine is in the battle area',
      'Kai is in the hand',
      'P1 has 2 cards in hand',
      'memory is 0',
    ],
  },
  {
    name: '8-3-2-1: at the end of the turn the top card is trashed',
    board: `${burst}${cub}memory 0\nP1 battle: Cub, Kai\nP1 hand: Shine\n`,
    actions: ['Cub burst digivolves into Shine by returning Kai', 'P1 passes'],
    claims: ['Shine is in the trash', 'Cub is in the battle area'],
    without: '8-3-2-1',
  },
  {
    name: '8-3-2-1: as pending processing it has an order with the effects of the end of the turn',
    board: `${burst}${cub}memory 0\nP1 battle: Cub, Kai\nP1 hand: Shine\n`,
    actions: ['Cub burst digivolves into Shine by returning Kai', 'P1 passes'],
    claims: [
      'sometimes Shine uses [End of Your Turn]',
      'sometimes not (Shine uses [End of Your Turn])',
    ],
  },
  {
    name: '8-3-2-1: with nothing beneath, nothing is trashed',
    board: `${burst}${cub}card Peel: Option yellow cost 0\n  [Main] Trash 1 digivolution card of 1 of your Digimon.\nmemory 0\nP1 battle: Cub, Kai\nP1 hand: Shine, Peel\n`,
    actions: ['Cub burst digivolves into Shine by returning Kai', 'P1 uses Peel', 'P1 passes'],
    claims: ['Shine is in the battle area'],
  },
  {
    name: '8-3-3-2: without the named Tamer it is refused',
    board: `${burst}${cub}card Mia: Tamer yellow\nmemory 0\nP1 battle: Cub, Mia\nP1 hand: Shine\n`,
    actions: ['Cub burst digivolves into Shine by returning Mia'],
    claims: ['the action is refused by 8-3-3-2', 'Mia is in the battle area'],
  },
  {
    name: '8-3-3-1: and from another Digimon than the named one',
    board: `${burst}${owl}${cub}memory 0\nP1 battle: Owl, Kai\nP1 hand: Shine\n`,
    actions: ['Owl burst digivolves into Shine by returning Kai'],
    claims: ['the action is refused by 8-3-3-1'],
  },
  {
    name: '8-3-1: a card without such requirements does not burst digivolve',
    board: `${burst}${owl}${cub}memory 0\nP1 battle: Cub, Kai\nP1 hand: Owl\n`,
    actions: ['Cub burst digivolves into Owl by returning Kai'],
    claims: ['the action is refused by 8-3-1'],
  },
  {
    name: '8-3-2-2: its requirement is none for a usual digivolution',
    board: `${burst}${cub}memory 0\nP1 battle: Cub, Kai\nP1 hand: Shine\n`,
    actions: ['Cub digivolves into Shine'],
    claims: ['the action is refused by 8-1-3-1'],
  },
  {
    name: '8-4-3-3: app fusion lays the link card on its Digimon and the new card on both',
    board: `${fused}${cub}${owl}memory P1 1\nP1 battle: Cub + Owl\nP1 hand: Fused\n`,
    actions: ['Cub app fuses into Fused'],
    claims: [
      'Fused is in the battle area',
      'memory is 0',
      'P1 has 1 cards in hand',
      'P1 has 0 cards in the trash',
    ],
  },
  {
    name: '8-4-2-1: two of the same card are no pair',
    board: `${fused}${cub}memory P1 1\nP1 battle: Cub + Cub\nP1 hand: Fused\n`,
    actions: ['Cub A app fuses into Fused'],
    claims: ['the action is refused by 8-4-2-1'],
  },
  {
    name: '8-4-2-1: nor is a Digimon without a link card',
    board: `${fused}${cub}${owl}memory P1 1\nP1 battle: Cub, Owl\nP1 hand: Fused\n`,
    actions: ['Cub app fuses into Fused'],
    claims: ['the action is refused by 8-4-2-1'],
  },
  {
    name: '8-4-3-1: not in the breeding area',
    board: `${fused}${cub}${owl}memory P1 1\nP1 breeding: Cub + Owl\nP1 hand: Fused\n`,
    actions: ['Cub app fuses into Fused'],
    claims: ['the action is refused by 8-4-3-1'],
  },
  {
    name: '8-4-1: a card without such requirements does not app fuse',
    board: `${plain('Fused', 9000)}${cub}${owl}memory P1 1\nP1 battle: Cub + Owl\nP1 hand: Fused\n`,
    actions: ['Cub app fuses into Fused'],
    claims: ['the action is refused by 8-4-1'],
  },
  {
    name: '6-5-1-4-1: a card of the battle area is linked; what lay beneath it is trashed',
    board: `card Plug: Digimon Lv.3 red 2000 DP\n  link: 1 from Lv.4 red\n  link dp: 1000\n${cub}${fox}memory P1 1\nP1 battle: Cub, Plug > Fox\n`,
    actions: ['P1 links Plug to Cub'],
    claims: ['Cub has 4000 DP', 'P1 has 1 Digimon', 'Fox is in the trash', 'memory is 0'],
  },
  {
    name: '8-2-2-5: effects on digivolving affect a DNA digivolution too',
    board: `${cub}${owl}card Both: Digimon Lv.5 red 9000 DP\n  dna: 2 from [Cub] + [Owl]\n  [When Digivolving] If DNA digivolving, gain 3 memory.\ncard T: Tamer red\n  [Your Turn] When one of your Digimon would digivolve, reduce the digivolution cost by 1.\nmemory P1 2\nP1 battle: Cub, Owl, T\nP1 hand: Both\n`,
    actions: ['Cub and Owl DNA digivolve into Both'],
    claims: ['memory is 4 for P1', 'Both is in the battle area'],
  },
];
