import { blank, plain, withText, type Case } from './case.ts';

/** How effects trigger, wait, are paid for and apply (15, 17). */
export const EFFECTS: readonly Case[] = [
  {
    name: 'Q1966: +1 and -1 leave one check and the keyword',
    board: `${withText('X', 5000, '<Security A. +1>', '<Security A. -1>')}${blank}P1 battle: X\nP2 security: Blank, 2\n`,
    actions: ['X attacks the player'],
    claims: ['P1 checks 1 cards', 'X has <Security A.>'],
  },
  {
    name: 'Q909, 15-5-2: two deleted together trigger once',
    board: `${withText('X', 5000, "[When Attacking] All of your opponent's Digimon get -3000 DP for the turn.", "[All Turns] When an opponent's Digimon is deleted, <Draw 1>.")}${plain('B', 3000)}${plain('C', 2000)}${blank}P1 battle: X\nP2 battle: B, C\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['B is deleted and C is deleted', 'P1 has 1 cards in hand'],
    without: '17-1-3-1-1',
  },
  {
    name: 'Q2610: the checking Digimon is gone, no further card',
    board: `${withText('X', 5000, '<Security A. +1>')}card Trap: Option red\n  security: [Security] Delete 1 of your opponent's Digimon.\n${blank}P1 battle: X\nP2 security: Trap, Blank\n`,
    actions: ['X attacks the player'],
    claims: ['X is deleted', 'P1 checks 1 cards', 'P2 has 1 security cards'],
  },
  {
    name: 'Q2611: a trigger of the check is lost with its Digimon',
    board: `${withText('X', 5000, "[Your Turn] When a card is removed from your opponent's security stack, gain 1 memory.")}card Trap: Option red\n  security: [Security] Delete 1 of your opponent's Digimon.\nP1 battle: X\nP2 security: Trap\n`,
    actions: ['X attacks the player'],
    claims: ['X is deleted', 'memory is 0'],
  },
  {
    name: 'Q6085: [Security] first, then the turn player, then the other',
    board: `${withText('X', 5000, "[Your Turn] When a card is removed from your opponent's security stack, gain 1 memory.")}${withText('B', 5000, '[All Turns] When a card is removed from your security stack, <Draw 1>.')}card Trap: Option red\n  security: [Security] Gain 1 memory.\nP1 battle: X\nP2 battle: B\nP2 security: Trap\n`,
    actions: ['X attacks the player'],
    claims: [
      'Trap [Security] comes before X [Your Turn]',
      'X [Your Turn] comes before B [All Turns]',
    ],
  },
  {
    name: "Q1121, 15-4-3-5-1: the turn player's effects first",
    board: `${plain('X', 6000)}${withText('Y', 3000, '[All Turns] When another Digimon is deleted, gain 1 memory.')}${plain('B', 3000)}${withText('C', 3000, '[All Turns] When another Digimon is deleted, gain 1 memory.')}P1 battle: X, Y\nP2 battle: B [suspended], C\n`,
    actions: ['X attacks B'],
    claims: ['memory is 0', 'Y [All Turns] comes before C [All Turns]'],
    without: '15-4-3-5-1',
  },
  {
    name: '15-14-1-2: [Once Per Turn] does not trigger a second time',
    board: `${withText('X', 5000, '<Security A. +1>', "[Your Turn] [Once Per Turn] When a card is removed from your opponent's security stack, gain 1 memory.")}${blank}P1 battle: X\nP2 security: Blank, Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 1 for P1', 'P1 checks 2 cards'],
    without: '15-14-1-2',
  },
  {
    name: '15-7-2: what is not paid for does not happen',
    board: `${withText('X', 5000, '[When Attacking] (Once Per Turn) You may delete 1 of your other Digimon to unsuspend this Digimon.')}${plain('Y', 1000)}${blank}P1 battle: X, Y\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes Y is deleted and X is unsuspended',
      'sometimes not (Y is deleted) and X is suspended',
      'never Y is deleted and X is suspended',
    ],
  },
  {
    name: '15-7-3: what cannot be paid for does not happen',
    board: `${withText('X', 5000, '[When Attacking] (Once Per Turn) You may delete 1 of your other Digimon to unsuspend this Digimon.')}${blank}P1 battle: X\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['X is suspended'],
  },
  {
    name: 'Q5803: a payment that was prevented pays for nothing',
    board: `${withText('X', 5000, '[When Attacking] By deleting 1 of your other Digimon, gain 3 memory.')}${withText('Y', 1000, '<Evade>')}${blank}P1 battle: X, Y\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes Y uses <Evade> and memory is 0',
      'sometimes Y is deleted and memory is 3 for P1',
      'never Y uses <Evade> and memory is 3 for P1',
    ],
  },
  {
    name: 'Q5452: the rule check deletes before anything activates',
    board: `${withText('X', 3000, '[When Attacking] Gain 1 memory.')}${withText('B', 3000, "[All Turns] All of your opponent's suspended Digimon get -3000 DP.")}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['X is deleted', 'memory is 0', 'P1 makes 0 security checks'],
  },
  {
    name: 'Q2241: the last security card is trashed before the success check',
    board: `${withText('X', 5000, '[When Attacking] Delete 1 of your other Digimon.')}${withText('Y', 1000, "[On Deletion] Trash the top card of your opponent's security stack.")}P1 battle: X, Y\nP2 security: 1\n`,
    actions: ['X attacks the player'],
    claims: ['P1 wins'],
  },
  {
    name: 'Q999: a trashed security card does not activate',
    board: `${withText('X', 5000, "[When Attacking] Trash the top card of your opponent's security stack.")}card Trap: Option red\n  security: [Security] Gain 2 memory.\n${blank}P1 battle: X\nP2 security: Trap, Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 0', 'Trap is in the trash', 'P1 checks 1 cards'],
    without: '15-16-10-1',
  },
  {
    name: 'Q6068: an unaffected Digimon can be chosen',
    board: `${withText('X', 5000, "[When Attacking] Suspend 1 of your opponent's Digimon.")}${withText('B', 3000, "[All Turns] This Digimon isn't affected by your opponent's effects.")}${plain('C', 3000)}${blank}P1 battle: X\nP2 battle: B, C\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['sometimes C is suspended', 'sometimes C is unsuspended', 'B is unsuspended'],
    without: '15-15-5-3',
  },
  {
    name: 'design: [On Deletion] is resolved behind the effect that caused it',
    board: `${withText('X', 5000, "[When Attacking] Delete 1 of your opponent's Digimon. Then, <Draw 1>.")}${withText('B', 3000, '[On Deletion] Gain 1 memory.')}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'X [When Attacking] comes before B [On Deletion]',
      'memory is 1 for P2',
      'P1 has 1 cards in hand',
    ],
  },
  {
    name: '15-4-5-3: a derived [On Deletion] goes before another [When Attacking]',
    board: `${withText('X', 5000, "[When Attacking] Delete 1 of your opponent's Digimon.", '[When Attacking] <Draw 1>.')}${withText('B', 3000, '[On Deletion] Gain 1 memory.')}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['sometimes memory is 1 for P2', 'P1 has 1 cards in hand'],
  },
  {
    name: '15-9-2: "you may A and B" is one decision',
    board: `${withText('X', 5000, '[When Attacking] You may gain 1 memory and <Draw 1>.')}${blank}P1 battle: X\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes memory is 1 for P1 and P1 has 1 cards in hand',
      'sometimes memory is 0 and P1 has 0 cards in hand',
      'never memory is 1 for P1 and P1 has 0 cards in hand',
    ],
  },
  {
    name: 'AMB-17: an effect that waits for another deletion is lost with its own card',
    board: `${withText('X', 5000, "[When Attacking] Delete 2 of your opponent's Digimon.")}${withText('B', 3000, '[All Turns] When one of your other Digimon is deleted, gain 1 memory.')}${plain('C', 3000)}${blank}P1 battle: X\nP2 battle: B, C\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['B is deleted and C is deleted', 'memory is 0'],
    without: '15-4-4-3',
  },
  {
    name: 'Q6071, 15-15-5-2: what an unaffected Digimon was given starts when it is affected again',
    board: `${withText('X', 5000, "[When Attacking] 1 of your opponent's Digimon gets -3000 DP for the turn.")}${withText('B', 5000, "[All Turns] While you have 3 or more security cards, this Digimon isn't affected by your opponent's effects.")}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank, 2\n`,
    actions: ['X attacks the player'],
    claims: ['B has 2000 DP', 'P2 has 2 security cards'],
  },
  {
    name: 'Q1978, 11-2-8-1: suspending for an attack is no effect',
    board: `${withText('X', 5000, '[All Turns] When an effect suspends this Digimon, gain 1 memory.')}${blank}P1 battle: X\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 0', 'X is suspended'],
  },
  {
    name: '6-5-1: only the turn player passes',
    board: `${plain('X', 5000)}P1 battle: X\n`,
    actions: ['P2 passes'],
    claims: ['the attack is refused by 6-5-1', "it is P1's turn", 'memory is 0'],
  },
  {
    name: '11-2-7-1: a Digimon that is gone is no target',
    board: `${plain('X', 5000)}${plain('Y', 5000)}${plain('B', 3000)}P1 battle: X, Y\nP2 battle: B [suspended]\n`,
    actions: ['X attacks B', 'Y attacks B'],
    claims: ['the attack is refused by 11-2-7-1', 'Y is unsuspended'],
  },
];
