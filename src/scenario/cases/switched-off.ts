import { blank, plain, withText, type Case } from './case.ts';

const attacked = '[When Attacking]';

/** Rules that stand behind many others: each decides its board, which would end as people who forget the rule expect. */
export const SWITCHED_OFF: readonly Case[] = [
  {
    name: '1-4-2-2: memory stops at 10 and keeps nothing beyond it',
    board: `${withText('X', 5000, `${attacked} Gain 3 memory.`, '[End of Attack] Lose 1 memory.')}${blank}memory P1 9\nP1 battle: X\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 9 for P1'],
    without: '1-4-2-2',
  },
  {
    name: '6-2-1-1: what triggers at the start of the turn comes before unsuspending',
    board: `${plain('X', 5000)}${withText('B', 4000, '[Start of Your Turn] If this Digimon is suspended, gain 1 memory.')}memory P1 1\nP1 battle: X\nP1 deck: 5\nP2 battle: B [suspended]\nP2 deck: 5\n`,
    actions: ['P1 passes'],
    claims: ['memory is 4 for P2', 'B is unsuspended'],
    without: '6-2-1-1',
  },
  {
    name: '6-6-4: the turn goes on when memory has come back to 0',
    board: `${withText('X', 5000, '[End of Your Turn] Gain 3 memory.')}memory P1 1\nP1 battle: X\nP1 deck: 5\nP2 deck: 5\n`,
    actions: ['P1 passes'],
    claims: ["it is P1's turn", 'memory is 0'],
    without: '6-6-4',
  },
  {
    name: '11-1-4: what the block has triggered is resolved before the battle',
    board: `${withText('X', 5000, "[Your Turn] When this Digimon's attack target is switched, this Digimon gets +3000 DP for the turn.")}${withText('B', 6000, '<Blocker>')}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['never X is deleted', 'sometimes B is deleted'],
    without: '11-1-4',
  },
  {
    name: '11-2-1: the attacker is suspended, so that <Evade> does not save it',
    board: `${withText('X', 5000, '<Evade>')}${plain('B', 6000)}P1 battle: X\nP2 battle: B [suspended]\n`,
    actions: ['X attacks B'],
    claims: ['X is deleted', 'never X uses <Evade>'],
    without: '11-2-1',
  },
  {
    name: '11-2-6: a target that is gone is not replaced by the player',
    board: `${withText('X', 5000, `${attacked} Delete 1 of your opponent's Digimon.`)}${plain('B', 4000)}${blank}P1 battle: X\nP2 battle: B [suspended]\nP2 security: Blank\n`,
    actions: ['X attacks B'],
    claims: ['B is deleted', 'P1 checks 0 cards'],
    without: '11-2-6',
  },
  {
    name: '11-2-7-2: an effect leads the attack to another target',
    board: `${withText('X', 5000, `${attacked} Switch the attack target to 1 of your opponent's Digimon.`)}${plain('B', 4000)}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['X battles B', 'P1 checks 0 cards'],
    without: '11-2-7-2',
  },
  {
    name: '12-1-6: no block without the attacker',
    board: `${withText('X', 5000, `${attacked} Delete this Digimon.`)}${withText('B', 6000, '<Blocker>')}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['never B blocks', 'B is unsuspended'],
    without: '12-1-6',
  },
  {
    name: '13-1-8-3-2: a checked card that is played battles no more',
    board: `${plain('X', 5000)}card S: Digimon Lv.5 blue 8000 DP cost 6\n  security: [Security] Play this card without paying the cost.\nP1 battle: X\nP2 security: S, 1\n`,
    actions: ['X attacks the player'],
    claims: ['X is in the battle area', 'S is in the battle area'],
    without: '13-1-8-3-2',
  },
  {
    name: '15-4-2-4: a condition that comes true again triggers again',
    board: `${withText('X', 5000, `${attacked} Delete 1 of your opponent's Digimon with 2000 DP or less. Then, delete 1 of your opponent's Digimon with 4000 DP or less.`, "[Your Turn] When an opponent's Digimon is deleted, gain 1 memory.")}${plain('B', 2000)}${plain('C', 4000)}${blank}P1 battle: X\nP2 battle: B, C\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 2 for P1'],
    without: '15-4-2-4',
  },
  {
    name: '15-4-3-4: the order is chosen, not printed',
    board: `${withText('X', 5000, `${attacked} If you have 1 or more memory, <Draw 1>.`, `${attacked} Gain 1 memory.`)}${blank}P1 battle: X\nP1 deck: 5\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['P1 can force that P1 has 1 cards in hand', 'sometimes P1 has 0 cards in hand'],
    without: '15-4-3-4',
  },
  {
    name: '15-5-2: two at one moment trigger once',
    board: `${withText('X', 5000, `${attacked} Delete all of your opponent's Digimon.`, "[Your Turn] When an opponent's Digimon is deleted, gain 1 memory.")}${plain('B', 2000)}${plain('C', 4000)}${blank}P1 battle: X\nP2 battle: B, C\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 1 for P1'],
    without: '15-5-2',
  },
  {
    name: '15-8-3-9-2: a processing condition need not hold when its effect triggers',
    board: `${withText('X', 5000, `${attacked} Gain 1 memory.`)}${withText('B', 4000, "[Opponent's Turn] When an opponent's Digimon attacks, if your opponent has 1 or more memory, <Draw 1>.")}${blank}P1 battle: X\nP2 battle: B\nP2 deck: 5\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['P2 has 1 cards in hand'],
    without: '15-8-3-9-2',
  },
  {
    name: "15-16-8-1: [Opponent's Turn] does not trigger in one's own turn",
    board: `${withText('X', 5000, "[Opponent's Turn] When this Digimon becomes suspended, gain 1 memory.")}${blank}P1 battle: X\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 0'],
    without: '15-16-8-1',
  },
  {
    name: "15-16-8-1: [Opponent's Turn] protects until the turn has changed, no longer and no earlier",
    board: `${withText('X', 5000, "[Opponent's Turn] This Digimon can't be deleted by effects.")}${withText('B', 4000, "[End of Opponent's Turn] Delete 1 of your opponent's Digimon.")}P1 battle: X\nP1 deck: 5\nP2 battle: B\nP2 deck: 5\n`,
    actions: ['P1 passes'],
    claims: ['X is deleted'],
    without: '15-16-8-1',
  },
];
