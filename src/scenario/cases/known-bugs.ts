import { blank, plain, withText, type Case } from './case.ts';

const named = (name: string, facts: string, ...lines: string[]): string =>
  `card ${name}: ${facts}\n${lines.map((line) => `  ${line}\n`).join('')}`;

/** Bugs that card-game engines keep having, one case each; what must be so is claimed. */
export const KNOWN_BUGS: readonly Case[] = [
  {
    name: 'known bug: a pending [On Play] of a card that left and came back still resolves',
    // X plays B; of what the two plays trigger, C's effect takes B back to the hand and plays it again before B's first [On Play].
    board: `${named('X', 'Digimon Lv.5 red 5000 DP', '[When Attacking] Play 1 level 3 Digimon card from your hand without paying the cost.')}${named('B', 'Digimon Lv.3 red 2000 DP cost 3', '[On Play] Gain 1 memory.')}${named('C', 'Digimon Lv.4 red 3000 DP', '[All Turns] [Once Per Turn] When one of your other Digimon is played, return 1 of your level 3 Digimon to the hand. Then, play 1 level 3 Digimon card from your hand without paying the cost.')}${blank}P1 battle: X, C\nP1 hand: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes C [All Turns] comes before B [On Play] and memory is 1 for P1',
      'never C [All Turns] comes before B [On Play] and memory is 2 for P1',
      'B is in the battle area',
    ],
    without: '15-4-4-3',
  },
  {
    name: 'known bug: a pending [End of Your Turn] of a card that left and came back still resolves',
    board: `${named('X', 'Digimon Lv.5 red 5000 DP', '[End of Your Turn] [Once Per Turn] Return 1 of your level 3 Digimon to the hand. Then, play 1 level 3 Digimon card from your hand without paying the cost.')}${named('B', 'Digimon Lv.3 red 2000 DP cost 3', '[End of Your Turn] <Draw 1>.')}P1 battle: X, B\nP2 security: 3\n`,
    actions: ['P1 passes'],
    claims: [
      'sometimes P1 has 0 cards in hand',
      'sometimes P1 has 1 cards in hand',
      'B is in the battle area',
      "it is P2's turn",
    ],
    without: '15-4-4-3',
  },
  {
    name: 'known bug: two equal simultaneous effects cannot be told apart in the prompt',
    board: `${withText('X', 5000, "[When Attacking] Delete 1 of your opponent's Digimon.")}${withText('Y', 2000, "[All Turns] When an opponent's Digimon is deleted, delete this Digimon.", "[All Turns] When an opponent's Digimon is deleted, <Draw 1>.")}${plain('B', 3000)}${blank}P1 battle: X, Y\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes Y is deleted and P1 has 1 cards in hand',
      'sometimes Y is deleted and P1 has 0 cards in hand',
      'Y is deleted',
    ],
    without: '15-4-4-3',
  },
  {
    name: 'known bug: [On Deletion] resolves between two [When Attacking]',
    // It is derived from the first and so comes before the second (15-4-5-2); it does not wait for both.
    board: `${withText('X', 5000, "[When Attacking] Delete 1 of your opponent's Digimon with 3000 DP or less.", '[Your Turn] When this Digimon attacks, <Draw 1>.')}${withText('B', 3000, '[On Deletion] Gain 1 memory.')}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes X [When Attacking] comes before X [Your Turn]',
      'never X [When Attacking] comes before X [Your Turn] and X [Your Turn] comes before B [On Deletion]',
      'X [When Attacking] comes before B [On Deletion]',
    ],
    without: '15-4-5-2',
  },
  {
    name: 'known bug: Barrier is offered for a deletion by an effect',
    board: `${withText('X', 5000, "[When Attacking] Delete 1 of your opponent's Digimon.")}${withText('B', 3000, '<Barrier>')}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank, 2\n`,
    actions: ['X attacks the player'],
    claims: ['B is deleted', 'never B uses <Barrier>', 'P2 has 2 security cards'],
  },
  {
    name: 'known bug: Barrier is not offered in battle',
    board: `${plain('X', 5000)}${withText('B', 3000, '<Barrier>')}P1 battle: X\nP2 battle: B [suspended]\nP2 security: 2\n`,
    actions: ['X attacks B'],
    claims: ['sometimes B uses <Barrier> and P2 has 1 security cards', 'sometimes B is deleted'],
    without: '16-25-1',
  },
  {
    name: 'known bug: immediate-type effects come in a fixed order',
    board: `${withText('X', 5000, "[When Attacking] This Digimon battles 1 of your opponent's Digimon.")}${withText('B', 3000, '<Evade>', '<Barrier>')}${blank}P1 battle: X\nP2 battle: B\nP2 security: Blank, Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes B uses <Evade> and not (B uses <Barrier>)',
      'sometimes B uses <Barrier> and not (B uses <Evade>)',
      'sometimes B <Evade> comes before B <Barrier>',
      'sometimes B <Barrier> comes before B <Evade>',
      'never B is deleted and B uses <Evade>',
    ],
    without: '16-22-1',
  },
  {
    name: 'known bug: [On Deletion] is resolved inside the effect that caused it',
    board: `${withText('X', 5000, "[When Attacking] Delete 1 of your opponent's Digimon. Then, if you have 2 or more memory, <Draw 1>.")}${withText('B', 3000, '[On Deletion] Your opponent trashes 1 card in their hand. Lose 2 memory.')}${blank}memory P1 0\nP1 battle: X\nP2 battle: B\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 2 for P1', 'P1 has 0 cards in hand'],
    without: '15-8-3-2',
  },
  {
    name: 'known bug: a Digimon with 0 DP is deleted in the middle of an effect',
    board: `${withText('X', 5000, "[When Attacking] All of your opponent's Digimon get -3000 DP for the turn. Then, suspend 1 of your opponent's Digimon.")}${plain('B', 3000)}${withText('C', 4000, '<Blocker>')}${blank}P1 battle: X\nP2 battle: B, C\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'B is deleted',
      // B is still there when one of the two is chosen.
      'sometimes C is unsuspended and C has 1000 DP and not (C blocks)',
      'sometimes C is suspended and not (C blocks)',
    ],
    without: '17-1-3-1-1',
  },
  {
    name: 'known bug: Alliance reads the DP before the suspension',
    board: `${withText('X', 5000, '<Alliance>')}${withText('Y', 3000, '[All Turns] While this Digimon is suspended, this Digimon gets +2000 DP.')}${plain('S', 9000)}${blank}P1 battle: X, Y\nP2 security: S, Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes X uses <Alliance> and not (X is deleted)',
      'never X uses <Alliance> and X is deleted',
    ],
    without: '16-24-1',
  },
  {
    name: 'known bug: De-Digivolve asks for immunity card by card',
    board: `${withText('X', 5000, "[When Attacking] <De-Digivolve 2> 1 of your opponent's Digimon.")}${named('B', 'Digimon Lv.6 red 9000 DP')}${named('C', 'Digimon Lv.5 red 7000 DP', "[All Turns] This Digimon isn't affected by your opponent's effects.")}${plain('D', 3000)}${blank}P1 battle: X\nP2 battle: B > C > D\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      // C would be unaffected, but it is trashed together with B.
      'sometimes D is in the battle area and B is in the trash and C is in the trash',
      'sometimes C is in the battle area and B is in the trash',
    ],
    without: '16-12-1',
  },
  {
    name: 'known bug: a cap on steps is reported as a draw',
    // Many rounds, each with one card less in the hand: no position comes again, and the attack goes on behind them.
    board: `${withText('X', 5000, '[All Turns] When this Digimon becomes suspended, by trashing 1 card in your hand, unsuspend this Digimon.', '[All Turns] When this Digimon unsuspends, suspend this Digimon.')}${blank}P1 battle: X\nP1 hand: ${Array.from({ length: 60 }, () => 'Blank').join(', ')}\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['P1 checks 1 cards', 'sometimes P1 has 0 cards in hand', 'X is suspended'],
  },
  {
    name: 'known bug: simultaneous moves are made player by player',
    board: `${plain('X', 3000)}${withText('Y', 1000, '[All Turns] When another Digimon is deleted, gain 1 memory.')}${withText('B', 3000, '[All Turns] When another Digimon is deleted, gain 2 memory.')}${blank}P1 battle: X, Y\nP2 battle: B [suspended]\n`,
    actions: ['X attacks B'],
    claims: [
      'X is deleted and B is deleted',
      // B waited for X, which went at the same time: B is no longer there.
      'memory is 1 for P1',
      'never B uses [All Turns]',
    ],
    without: '15-4-4-3',
  },
];
