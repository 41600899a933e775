import { blank, plain, withText, type Case } from './case.ts';

const plug = (from: string): string =>
  `card Plug: Digimon Lv.3 red 2000 DP\n  link: 0 from ${from}\n`;

/** What a rule check finds beside 0 DP (17-1-3-2). */
export const RULE_CHECKS: readonly Case[] = [
  {
    name: '17-1-3-2-4: a face-down card that comes to lie on top is trashed, no deletion',
    board: `${withText('X', 5000, "[When Attacking] <De-Digivolve 1> 1 of your opponent's Digimon.")}card D: Digimon Lv.5 red 7000 DP\n  inherited: [On Deletion] Gain 1 memory.\n${blank}P1 battle: X\nP2 battle: D > ? > D\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['P2 has 4 cards in the trash', 'memory is 0'],
    without: '17-1-3-2-4',
  },
  {
    name: '17-1-3-2-6: a link card whose requirement is no longer met is trashed',
    board: `${withText('X', 5000, "[When Attacking] <De-Digivolve 1> 1 of your opponent's Digimon.")}card D5: Digimon Lv.5 red 7000 DP\ncard D4: Digimon Lv.4 red 5000 DP\n${plug('Lv.5 red')}${blank}P1 battle: X\nP2 battle: D5 > D4 + Plug\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['Plug is in the trash', 'D4 is in the battle area'],
    without: '17-1-3-2-6',
  },
  {
    name: '17-1-3-2-7: what is no Digimon any more keeps no link card',
    board: `${withText('X', 5000, "[When Attacking] <De-Digivolve 1> 1 of your opponent's Digimon.")}card D5: Digimon Lv.5 red 7000 DP\ncard T: Tamer red\n${plug('Lv.5 red')}${blank}P1 battle: X\nP2 battle: D5 > T + Plug\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['Plug is in the trash', 'T is in the battle area'],
    without: '17-1-3-2-7',
  },
  {
    name: '17-1-3-2-5: of too many link cards the owner chooses which go',
    board: `${withText('X', 5000, "[When Attacking] <De-Digivolve 1> 1 of your opponent's Digimon.")}card D5: Digimon Lv.5 red 7000 DP\n  <Link +1>\n${plain('D4', 5000)}${plug('red')}card Cord: Digimon Lv.3 red 2000 DP\n  link: 0 from red\n${blank}P1 battle: X\nP2 battle: D5 > D4 + Plug + Cord\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes Plug is in the trash and not (Cord is in the trash)',
      'sometimes Cord is in the trash and not (Plug is in the trash)',
      'P2 can force that Cord is in the trash',
    ],
    without: '17-1-3-2-5',
  },
  {
    name: '17-1-3-2-3: what is no Digimon does not stay in the breeding area, a Digi-Egg card does',
    board: `card Rex: Digimon Lv.4 red 5000 DP\n  [Breeding] [Start of Your Turn] By trashing the top card of this Digimon, gain 1 memory.\ncard Egg: Digi-Egg Lv.2 red\ncard T: Tamer red\nturn P2\nP1 breeding: Rex > T\nP1 deck: 2\nP2 breeding: Rex > Egg\nP2 deck: 2\n`,
    actions: ['P2 passes', 'P1 passes'],
    claims: [
      'sometimes T is in the trash',
      'sometimes P1 has 2 cards in the trash',
      'never P2 has 2 cards in the trash',
    ],
    without: '17-1-3-2-3',
  },
  {
    name: '17-1-3-2-2: an Option that lay beneath a Digimon was not placed by an effect',
    board: `${withText('X', 5000, "[When Attacking] <De-Digivolve 1> 1 of your opponent's Digimon.")}card D5: Digimon Lv.5 red 7000 DP\ncard O: Option red\n${blank}P1 battle: X\nP2 battle: D5 > O, O\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['O A is in the trash', 'O B is in the battle area'],
  },
];
