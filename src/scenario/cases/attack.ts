import { blank, plain, withText, type Case } from './case.ts';

/** Attack, block, security check, battle (11 to 14). */
export const ATTACK: readonly Case[] = [
  {
    name: '11-5-1-3, 14-2-2: the Digimon with less DP is deleted',
    board: `${plain('X', 5000)}${plain('B', 4000)}P1 battle: X\nP2 battle: B [suspended]\n`,
    actions: ['X attacks B'],
    claims: [
      'B is deleted',
      'never X is deleted',
      'X is suspended',
      'X battles B',
      'P1 makes 0 security checks',
    ],
    without: '14-2-2',
  },
  {
    name: '14-2-1-3: equal DP, both are deleted',
    board: `${plain('X', 5000)}${plain('B', 5000)}P1 battle: X\nP2 battle: B [suspended]\n`,
    actions: ['X attacks B'],
    claims: ['X is deleted and B is deleted', 'X is in the trash'],
  },
  {
    name: '11-2-7-1: an unsuspended Digimon is no target',
    board: `${plain('X', 5000)}${plain('B', 4000)}P1 battle: X\nP2 battle: B\n`,
    actions: ['X attacks B'],
    claims: ['the attack is refused by 11-2-7-1', 'never B is deleted'],
    without: '11-2-7-1',
  },
  {
    name: '11-2-5: a suspended Digimon does not attack',
    board: `${plain('X', 5000)}P1 battle: X [suspended]\n`,
    actions: ['X attacks the player'],
    claims: ['the attack is refused by 11-2-5'],
    without: '11-2-5',
  },
  {
    name: '1-2-3-1: an attack on a player without security wins',
    board: `${plain('X', 5000)}P1 battle: X\n`,
    actions: ['X attacks the player'],
    claims: ['P1 wins'],
  },
  {
    name: '13-1-3: one card is checked, and a Security Digimon battles',
    board: `${plain('X', 5000)}${plain('S', 6000)}P1 battle: X\nP2 security: S, 2\n`,
    actions: ['X attacks the player'],
    claims: ['P1 checks 1 cards', 'X is deleted', 'S is in the trash', 'P2 has 2 security cards'],
  },
  {
    name: '12-1-4: a suspended Digimon does not block',
    board: `${plain('X', 5000)}${withText('B', 6000, '<Blocker>')}${blank}P1 battle: X\nP2 battle: B [suspended]\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['never B blocks', 'P1 checks 1 cards'],
    without: '12-1-4',
  },
  {
    name: '12-1-5: the target of the attack does not block it',
    board: `${plain('X', 5000)}${withText('B', 6000, '<Blocker>')}P1 battle: X\nP2 battle: B [suspended]\n`,
    actions: ['X attacks B'],
    claims: ['never B blocks', 'X is deleted'],
  },
  {
    name: '15-1-3: a Digimon that cannot attack players is refused',
    board: `${withText('X', 6000, "[All Turns] This Digimon can't attack players.")}P1 battle: X\n`,
    actions: ['X attacks the player'],
    claims: ['the attack is refused by 15-1-3'],
    without: '15-1-3',
  },
  {
    name: 'Q866: "attacks an opponent\'s Digimon" looks at the declared target',
    board: `${withText('X', 5000, "[When Attacking] When this Digimon attacks an opponent's Digimon, gain 1 memory.")}${withText('B', 4000, '<Blocker>')}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 0', 'sometimes B blocks'],
  },
  {
    name: 'Q923: the attack goes on though memory is on the other side',
    board: `${withText('X', 5000, '[When Attacking] Lose 2 memory.')}${blank}memory P1 1\nP1 battle: X\nP2 security: Blank, 1\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 1 for P2', 'P1 checks 1 cards'],
  },
  {
    name: '11-6-1: [End of Attack] comes last, if the attacker is there',
    board: `${withText('X', 5000, '[End of Attack] Gain 2 memory.')}${blank}P1 battle: X\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 2 for P1'],
  },
  {
    name: '15-16-15: no [End of Attack] when the attacker is gone',
    board: `${withText('X', 5000, '[End of Attack] Gain 2 memory.')}${plain('S', 9000)}P1 battle: X\nP2 security: S\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 0', 'X is deleted'],
  },
  {
    name: 'Q1839: a switch of target by an effect is no block',
    board: `${withText('X', 5000, "[All Turns] This Digimon can't be blocked.")}${withText('B', 6000, '<Blocker>')}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['never B blocks', 'P1 checks 1 cards'],
  },
];
