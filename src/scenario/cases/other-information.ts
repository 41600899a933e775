import { blank, plain, withText, type Case } from './case.ts';

/** Pending processing, overwrite processing, infinite loops (18). */
export const OTHER_INFORMATION: readonly Case[] = [
  {
    name: 'T18-1-1b: pending processing does not need the card that made it (Q882)',
    board: `${withText('X', 5000, '[When Attacking] Gain 3 memory. At the end of the turn, lose 3 memory.')}card Trap: Option red\n  security: [Security] Delete 1 of your opponent's Digimon.\nP1 battle: X\nP2 security: Trap, 2\n`,
    actions: ['X attacks the player', 'P1 passes'],
    claims: ['X is deleted', 'memory is 6 for P2'],
    without: '18-1-1',
  },
  {
    name: 'T18-1-2: what is pending and what triggers at the end of the turn, in the order its player likes',
    board: `${withText('X', 5000, '[When Attacking] At the end of the turn, delete this Digimon.', '[End of Your Turn] Gain 1 memory.')}${blank}P1 battle: X\nP2 security: Blank, 2\n`,
    actions: ['X attacks the player', 'P1 passes'],
    claims: ['sometimes memory is 3 for P2', 'sometimes memory is 2 for P2', 'X is deleted'],
    without: '18-1-2',
  },
  {
    name: 'T18-2-2: "you may ... instead": replaced or not, as its player likes',
    board: `${withText('X', 5000, '[When Attacking] <Draw 2>. If you have 1 or more cards in your hand, you may gain 3 memory instead.')}${plain('H', 1000)}${blank}P1 battle: X\nP1 hand: H\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes memory is 3 for P1 and P1 has 1 cards in hand',
      'sometimes memory is 0 and P1 has 3 cards in hand',
    ],
    without: '18-2-2',
  },
  {
    name: 'T18-2-4: what is deleted instead cannot be saved by another immediate-type effect',
    board: `${withText('X', 5000, "[When Attacking] Delete 1 of your opponent's Digimon with 3000 DP or less.")}${plain('B', 3000)}${withText('Z', 4000, '[All Turns] When one of your other Digimon would be deleted, you may delete this Digimon instead.', '<Evade>')}${blank}P1 battle: X\nP2 battle: B, Z\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes Z is deleted and not (B is deleted)',
      'sometimes B is deleted and not (Z is deleted)',
      'never not (B is deleted) and not (Z is deleted)',
      'never Z is suspended',
    ],
    without: '18-2-4',
  },
  {
    name: '18-2-1: what is done instead takes the place of the deletion',
    board: `${withText('X', 5000, "[When Attacking] Delete 1 of your opponent's Digimon.")}${withText('B', 3000, '[All Turns] When this Digimon would be deleted, you may trash 1 card in your hand instead.')}${plain('H', 1000)}${blank}P1 battle: X\nP2 battle: B\nP2 hand: H\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes H is in the trash and not (B is deleted)',
      'sometimes B is deleted and H is in the hand',
      'never B is deleted and H is in the trash',
    ],
    without: '18-2-1',
  },
  {
    name: '18-2-1: without a card to trash nothing is replaced',
    board: `${withText('X', 5000, "[When Attacking] Delete 1 of your opponent's Digimon.")}${withText('B', 3000, '[All Turns] When this Digimon would be deleted, you may trash 1 card in your hand instead.')}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['B is deleted'],
  },
  {
    name: '18-3-3-2: only the non-turn player can stop the loop, and names the number',
    board: `${withText('X', 5000, "[When Attacking] Suspend 1 of your opponent's Digimon.")}${withText('Y', 5000, '[All Turns] When this Digimon becomes suspended, you may unsuspend this Digimon.', '[All Turns] When this Digimon becomes unsuspended, suspend this Digimon.')}${blank}P1 battle: X\nP2 battle: Y\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['P1 checks 1 cards', 'Y is suspended', 'nobody wins'],
  },
  {
    name: '18-3-3-1, A10: both can stop the loop, and both name a number',
    board: `${withText('X', 5000, "[When Attacking] Suspend 1 of your opponent's Digimon.", "[Your Turn] When one of your opponent's Digimon becomes unsuspended, you may suspend 1 of your opponent's Digimon.")}${withText('Y', 5000, '[All Turns] When this Digimon becomes suspended, you may unsuspend this Digimon.')}${blank}P1 battle: X\nP2 battle: Y\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['P1 checks 1 cards', 'nobody wins'],
  },
];
