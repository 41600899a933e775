import { blank, plain, withText, type Case } from './case.ts';

/** A Digimon of level 6 on top of levels 5, 4 and 3. */
const TOWER =
  'card D6: Digimon Lv.6 red 9000 DP\ncard D5: Digimon Lv.5 red 7000 DP\ncard D4: Digimon Lv.4 red 5000 DP\ncard D3: Digimon Lv.3 red 3000 DP\n';

/** Clauses of 16-4 to 16-17 on several instances, on what must be done, and on what comes at the same time. */
export const KEYWORD_CLAUSES: readonly Case[] = [
  {
    name: 'T16-5-3: two instances of Blocker allow one block, nobody else blocks then',
    board: `${plain('X', 5000)}${withText('B', 3000, '<Blocker> <Blocker>')}${withText('C', 9000, '<Blocker>')}${blank}P1 battle: X\nP2 battle: B, C\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['sometimes B blocks', 'sometimes C blocks', 'never B blocks and C blocks'],
    without: '16-5-3',
  },
  {
    name: 'T16-7-5, Q5957: two battles won in one attack, one check',
    board: `${withText('X', 8000, '<Piercing>', "[When Attacking] This Digimon battles 1 of your opponent's Digimon.")}${plain('B', 3000)}${plain('C', 3000)}${blank}P1 battle: X\nP2 battle: B [suspended], C\nP2 security: Blank, Blank, Blank\n`,
    actions: ['X attacks B'],
    claims: ['sometimes B is deleted and C is deleted', 'P1 makes 1 security checks'],
    without: '16-7-5',
  },
  {
    name: 'T16-7-6: the Digimon is gone when the check is due',
    board: `${withText('X', 6000, '<Piercing>')}${withText('B', 4000, "[On Deletion] Delete 1 of your opponent's Digimon.")}${blank}P1 battle: X\nP2 battle: B [suspended]\nP2 security: Blank\n`,
    actions: ['X attacks B'],
    claims: ['P1 makes 0 security checks'],
    without: '16-7-6',
  },
  {
    name: 'T16-7-3: the check of Piercing cannot be declined',
    board: `${withText('X', 6000, '<Piercing>')}${plain('B', 4000)}${blank}P1 battle: X\nP2 battle: B [suspended]\nP2 security: Blank, 2\n`,
    actions: ['X attacks B'],
    claims: ['P1 makes 1 security checks'],
    without: '16-7-3',
  },
  {
    name: 'T16-8-3a: nobody may draw fewer',
    board: `${withText('X', 5000, '[When Attacking] <Draw 2>.')}${blank}P1 battle: X\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['P1 has 2 cards in hand'],
    without: '16-8-3',
  },
  {
    name: 'T16-10-3a: Digisorption may be declined; paid for, the cost falls',
    board: `card L: Digimon Lv.4 green 4000 DP\ncard D: Digimon Lv.5 green 7000 DP\n  digivolve: 4 from Lv.4 green\n  <Digisorption -3>\ncard Y: Digimon Lv.3 green 2000 DP\nmemory P1 5\nP1 battle: L, Y\nP1 hand: D\n`,
    actions: ['L digivolves into D'],
    claims: [
      'sometimes memory is 1 for P1',
      'never memory is 4 for P1 and Y is unsuspended and D is unsuspended',
    ],
    without: '16-10-3',
  },
  {
    name: 'T16-10-3b: nobody to suspend, nothing is reduced',
    board: `card L: Digimon Lv.4 green 4000 DP\ncard D: Digimon Lv.5 green 7000 DP\n  digivolve: 4 from Lv.4 green\n  <Digisorption -3>\nmemory P1 5\nP1 battle: L [suspended]\nP1 hand: D\n`,
    actions: ['L digivolves into D'],
    claims: ['memory is 1 for P1'],
  },
  {
    name: 'T16-10-4: two instances of Digisorption reduce one cost',
    board: `card L: Digimon Lv.4 green 4000 DP\ncard D: Digimon Lv.5 green 7000 DP\n  digivolve: 4 from Lv.4 green\n  <Digisorption -2> <Digisorption -2>\ncard Y: Digimon Lv.3 green 2000 DP\ncard Z: Digimon Lv.3 green 2000 DP\nmemory P1 5\nP1 battle: L, Y, Z\nP1 hand: D\n`,
    actions: ['L digivolves into D'],
    claims: [
      'sometimes memory is 5 for P1 and Y is suspended and Z is suspended',
      'sometimes memory is 3 for P1',
    ],
    without: '16-10-4',
  },
  {
    name: 'T16-10-5: the Digimon that will be a digivolution card may be suspended',
    board: `card L: Digimon Lv.4 green 4000 DP\ncard D: Digimon Lv.5 green 7000 DP\n  digivolve: 4 from Lv.4 green\n  <Digisorption -3>\nmemory P1 5\nP1 battle: L\nP1 hand: D\n`,
    actions: ['L digivolves into D'],
    claims: ['sometimes D is suspended and memory is 4 for P1'],
    without: '16-10-5',
  },
  {
    name: 'T16-11-3: two instances of Reboot unsuspend once',
    board: `${withText('R', 3000, '<Reboot> <Reboot>', '[All Turns] (Once Per Turn) When this Digimon becomes unsuspended, suspend this Digimon.')}P1 battle: R [suspended]\n`,
    actions: ['P1 passes'],
    claims: ['R is suspended'],
    without: '16-11-3',
  },
  {
    name: 'T16-11-4: the owner cannot decline Reboot',
    board: `${withText('R', 3000, '<Reboot>')}P1 battle: R [suspended]\n`,
    actions: ['P1 passes'],
    claims: ['R is unsuspended'],
    without: '16-11-4',
  },
  {
    name: 'T16-11-5: unsuspending is one event for all',
    board: `${withText('R', 3000, '<Reboot>')}${plain('Y', 3000)}${withText('Z', 3000, '[All Turns] When a Digimon becomes unsuspended, gain 1 memory.')}P1 battle: R [suspended], Z\nP2 battle: Y [suspended]\n`,
    actions: ['P1 passes'],
    claims: ['memory is 2 for P2', 'R is unsuspended and Y is unsuspended'],
    without: '16-11-5',
  },
  {
    name: 'T16-12-3: De-Digivolve trashes at least one card',
    board: `${withText('X', 5000, "[When Attacking] <De-Digivolve 2> 1 of your opponent's Digimon.")}${TOWER}${blank}P1 battle: X\nP2 battle: D6 > D5 > D4 > D3\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'never D6 is in the battle area',
      'sometimes D5 is in the battle area',
      'sometimes D4 is in the battle area',
    ],
    without: '16-12-3',
  },
  {
    name: 'T16-12-5: cards trashed by one instance are trashed at the same time',
    board: `${withText('X', 5000, "[When Attacking] <De-Digivolve 2> 1 of your opponent's Digimon.")}${TOWER}${withText('W', 5000, "[All Turns] When one of your Digimon's digivolution cards is trashed, gain 1 memory.")}${blank}P1 battle: X\nP2 battle: D6 > D5 > D4 > D3, W\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'memory is 1 for P2 or memory is 0',
      'sometimes memory is 1 for P2 and D4 is in the battle area',
    ],
    without: '16-12-5',
  },
  {
    name: 'T16-12-6: a card of another category on top does not stop De-Digivolve',
    board: `${withText('X', 5000, "[When Attacking] <De-Digivolve 3> 1 of your opponent's Digimon.")}${TOWER}card T: Tamer red\n${blank}P1 battle: X\nP2 battle: D5 > T > D4 > D3\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['sometimes D3 is in the battle area', 'sometimes D4 is in the battle area'],
    without: '16-12-6',
  },
  {
    name: 'T16-12-7: two instances in one effect are processed one after the other',
    board: `${withText('X', 5000, "[When Attacking] <De-Digivolve 1> 1 of your opponent's Digimon. Then, <De-Digivolve 1> 1 of your opponent's Digimon.")}${TOWER}${blank}P1 battle: X\nP2 battle: D6 > D5 > D4 > D3\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['D4 is in the battle area'],
    without: '16-12-7',
  },
  {
    name: 'T16-12-8, Q1916: what became unaffected is not reached by the second instance',
    board: `${withText('X', 5000, "[When Attacking] <De-Digivolve 1> 1 of your opponent's Digimon. Then, <De-Digivolve 1> 1 of your opponent's Digimon.")}${TOWER}card K: Digimon Lv.5 red 7000 DP\n  [All Turns] This Digimon isn't affected by your opponent's effects.\n${blank}P1 battle: X\nP2 battle: D6 > K > D4 > D3\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['K is in the battle area', 'P2 has 2 cards in the trash'],
    without: '16-12-8',
  },
  {
    name: 'T16-13-3: Retaliation cannot be declined',
    board: `${plain('X', 5000)}${withText('R', 3000, '<Retaliation>')}P1 battle: X\nP2 battle: R [suspended]\n`,
    actions: ['X attacks R'],
    claims: ['X is deleted and R is deleted'],
    without: '16-13-3',
  },
  {
    name: 'T16-14-1: Digi-Burst trashes exactly that many cards for its effect',
    board: `${withText('X', 5000, '[When Attacking] <Digi-Burst 2>: Gain 3 memory.')}${plain('U', 2000)}${blank}P1 battle: X > U > U > U\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes memory is 3 for P1 and P1 has 2 cards in the trash',
      'sometimes memory is 0 and P1 has 0 cards in the trash',
      'never memory is 3 for P1 and P1 has 0 cards in the trash',
    ],
    without: '16-14-1',
  },
  {
    name: 'T16-14-2: Digi-Burst may be declined',
    board: `${withText('X', 5000, '[When Attacking] <Digi-Burst 1>: Gain 3 memory.')}${plain('U', 2000)}${blank}P1 battle: X > U\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['sometimes memory is 0'],
    without: '16-14-2',
  },
  {
    name: 'T16-14-2b: with too few cards nothing is burst',
    board: `${withText('X', 5000, '[When Attacking] <Digi-Burst 2>: Gain 3 memory.')}${plain('U', 2000)}${blank}P1 battle: X > U\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 0', 'P1 has 0 cards in the trash'],
  },
  {
    name: 'T16-16-4: an attack by Blitz goes on when the memory comes back',
    board: `card L: Digimon Lv.4 red 4000 DP\ncard D: Digimon Lv.5 red 7000 DP\n  digivolve: 3 from Lv.4 red\n  [When Digivolving] <Blitz>.\n  [When Attacking] Gain 3 memory.\n${blank}memory P1 1\nP1 battle: L\nP1 hand: D\nP2 security: Blank, 2\n`,
    actions: ['L digivolves into D'],
    claims: [
      'sometimes P1 checks 1 cards and memory is 1 for P1',
      'never P1 checks 0 cards and memory is 1 for P1',
    ],
    without: '16-16-4',
  },
  {
    name: 'T16-17-3: Delay cannot be used in the turn the card was placed',
    board: `card O: Option red\n  [Main] <Delay>\n  ・Gain 2 memory.\nP1 battle: O [placed]\n`,
    actions: ['O activates [Main]'],
    claims: ['memory is 0', 'O is in the battle area', 'the attack is refused by 16-17-3'],
    without: '16-17-3',
  },
];
