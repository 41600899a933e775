import { blank, plain, withText, type Case } from './case.ts';

const named = (name: string, dp: number, from: string): string =>
  `card ${name}: Digimon Lv.5 red ${dp} DP cost 5\n  dna: 0 from ${from}\n`;

/** What random boards have found wrong (boards.test.ts). */
export const FOUND: readonly Case[] = [
  {
    name: '15-8-5-4: an effect that interrupts is not used again before its cause is resolved',
    board: `${plain('X', 9000)}${withText('B', 1000, '[All Turns] When this Digimon would be deleted, delete 1 of your other Digimon.')}${withText('C', 1000, '[All Turns] When this Digimon would be deleted, delete 1 of your other Digimon.')}P1 battle: X\nP2 battle: B [suspended], C\n`,
    actions: ['X attacks B'],
    claims: ['B is deleted and C is deleted'],
  },
  {
    name: '15-8-5-4: after its cause is resolved it may be used again',
    board: `${withText('X', 9000, "[When Attacking] Delete 1 of your opponent's Digimon.")}${withText('B', 1000, "[All Turns] When this Digimon would be deleted, by trashing 1 card in your hand, it isn't deleted.")}${blank}P1 battle: X\nP2 battle: B [suspended]\nP2 hand: Blank, Blank\n`,
    actions: ['X attacks B'],
    claims: ['P2 can force that B is in the battle area', 'sometimes P2 has 0 cards in hand'],
  },
  {
    name: '4-9-6: link cards are trashed when the last card of their Digimon leaves',
    board: `${withText('X', 5000, '[End of Attack] Add this card to the hand.')}${plain('L', 1000)}${blank}P1 battle: X + L\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['X is in the hand and L is in the trash'],
  },
  {
    name: '4-7-8: a Digimon that is added to the hand leaves its digivolution cards in the trash',
    board: `${withText('X', 5000, '[End of Attack] Add this card to the hand.')}${plain('U', 1000)}${blank}P1 battle: X > U\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['X is in the hand and U is in the trash', 'P1 has 0 Digimon'],
  },
  {
    name: '8-2-3-1: one Digimon is not both parts of a DNA digivolution',
    board: `${plain('X', 5000)}${named('Z', 9000, 'Lv.4 + Lv.4')}P1 battle: X\nP1 hand: Z\n`,
    actions: ['X and X DNA digivolve into Z'],
    claims: ['the attack is refused by 8-2-3-1', 'X is in the battle area and Z is in the hand'],
  },
  {
    name: "8-2-3-1: an opponent's Digimon is no part of a DNA digivolution",
    board: `${plain('X', 5000)}${plain('B', 5000)}${named('Z', 9000, 'Lv.4 + Lv.4')}P1 battle: X\nP1 hand: Z\nP2 battle: B\n`,
    actions: ['X and B DNA digivolve into Z'],
    claims: ['the attack is refused by 8-2-3-1', 'B is in the battle area'],
  },
  {
    name: "10-1-3-1: nothing is linked to an opponent's Digimon",
    board: `${plain('X', 5000)}${plain('B', 5000)}card L: Digimon Lv.3 red 1000 DP\n  link: 0 from Lv.4\nP1 battle: X\nP1 hand: L\nP2 battle: B\n`,
    actions: ['P1 links L to B'],
    claims: ['the attack is refused by 10-1-3-1', 'L is in the hand'],
  },
  {
    name: '16-28-1: a Digimon does not go under another by Mind Link',
    board: `${withText('X', 5000, '[When Attacking] <Mind Link>.')}${plain('Y', 1000)}${blank}P1 battle: X, Y\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['X is in the battle area'],
  },
  {
    name: '16-20-1: a Tamer is not saved under itself',
    board: `${plain('X', 5000)}card T: Tamer red\n  [Opponent's Turn] When an opponent's Digimon attacks, <Save>.\n${blank}P1 battle: X\nP2 battle: T\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['T is in the battle area'],
  },
  {
    name: '11-2-7-1: an attack is not switched to a Digimon of its own side',
    board: `${plain('X', 5000)}${withText('B', 3000, "[Opponent's Turn] When an opponent's Digimon attacks, change the attack target to 1 of your opponent's Digimon.")}${plain('Y', 4000)}${blank}P1 battle: X, Y\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['never X battles Y', 'P1 checks 1 cards'],
  },
  {
    name: '15-1-3: a Digimon that does not leave is not placed under another',
    board: `${withText('X', 5000, "[When Attacking] Place 1 of your other Digimon as this Digimon's bottom digivolution card.")}${withText('Y', 3000, "[All Turns] When this Digimon would leave the battle area, by trashing 1 card in your hand, it doesn't leave.")}${blank}P1 battle: X, Y\nP1 hand: Blank\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes Y is in the battle area and P1 has 0 cards in hand',
      'never Y is in the trash',
      'sometimes not (Y is in the battle area) and P1 has 1 cards in hand',
    ],
  },
  {
    name: '4-21-3: a token is placed under no Digimon',
    board: `${withText('X', 5000, "[When Attacking] Place 1 of your other Digimon as this Digimon's bottom digivolution card.")}card T: Token Lv.4 red 3000 DP\n${blank}P1 battle: X, T\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['T is in the battle area'],
  },
  {
    name: '17-1-3-2-4: a card that lies face down on the field is trashed',
    board: `${withText('X', 5000, '[When Attacking] Trash the top card of this Digimon.', "[When Attacking] Place the top card of your deck face down as this Digimon's bottom digivolution card.")}${plain('D', 3000)}${blank}P1 battle: X\nP1 deck: D, 2\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['sometimes X is in the trash and D is in the trash', 'never D is in the battle area'],
  },
  {
    name: '16-39-1: a Progress that is gained protects, where no printed effect is persistent',
    board: `${withText('X', 5000, '[When Attacking] This Digimon gains <Progress> for the turn.')}${withText('B', 3000, "[Opponent's Turn] When an opponent's Digimon attacks, delete 1 of your opponent's Digimon.")}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['X is in the battle area', 'P1 checks 1 cards'],
    without: '16-39-1',
  },
  {
    name: '15-15-5-1: what makes a Digimon unaffected by effects is not undone by itself',
    board: `${withText('X', 5000, "[When Attacking] This Digimon isn't affected by effects for the turn.")}${withText('B', 3000, "[Opponent's Turn] When an opponent's Digimon attacks, delete 1 of your opponent's Digimon.", "[Opponent's Turn] When an opponent's Digimon attacks, 1 of your opponent's Digimon gets -3000 DP for the turn.")}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['X is in the battle area', 'X has 5000 DP'],
    without: '15-15-5-1',
  },
  {
    name: '15-15-5-1: the same for a persistent effect',
    board: `${withText('X', 5000, "[All Turns] This Digimon isn't affected by effects.")}${withText('Y', 3000, '[Your Turn] All of your Digimon get +2000 DP.')}${withText('B', 3000, "[Opponent's Turn] When an opponent's Digimon attacks, delete 1 of your opponent's Digimon with 4000 DP or more.")}${blank}P1 battle: X, Y\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['X is in the battle area', 'X has 5000 DP', 'Y has 5000 DP or Y is deleted'],
    without: '15-15-5-1',
  },
  {
    name: '15-15-5-1: what was given before stops at once when a Digimon becomes unaffected',
    board: `${withText('X', 5000, "[When Attacking] This Digimon isn't affected by your opponent's effects for the turn.")}${withText('B', 3000, "[End of Your Turn] 1 of your opponent's Digimon gets -2000 DP until the end of your opponent's turn.")}${plain('S', 4000)}turn P2\nP1 battle: X\nP2 battle: B\nP2 security: S\n`,
    actions: ['P2 passes', 'X attacks the player'],
    claims: ['X has 5000 DP', 'S is in the trash', 'X is in the battle area'],
  },
];
