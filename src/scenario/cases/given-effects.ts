import { blank, plain, withText, type Case } from './case.ts';

const toll = '"[When Attacking] Lose 1 memory."';
const kill = "[When Attacking] Delete 1 of your opponent's Digimon.";

/** What effects give that apply as long as they are there (15-8-2, 15-13), and to whom (15-11-2). */
export const GIVEN_EFFECTS: readonly Case[] = [
  {
    name: "15-13-1: a persistent effect gives the opponent's Digimon an effect",
    board: `${plain('X', 5000)}${withText('G', 3000, `[All Turns] All of your opponent's Digimon gain ${toll}`)}${blank}memory P1 3\nP1 battle: X\nP2 battle: G\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 2 for P1', 'X uses [When Attacking]'],
    without: '15-8-3',
  },
  {
    name: '15-13-1: [Opponent\'s Turn] and "your opponent\'s Digimon" give it, too',
    board: `${plain('X', 5000)}${withText('G', 3000, `[Opponent's Turn] Your opponent's Digimon gain ${toll}`)}${blank}memory P1 3\nP1 battle: X\nP2 battle: G\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 2 for P1'],
  },
  {
    name: '15-8-2-3: what a persistent effect gives is not there outside its turn',
    board: `${plain('X', 5000)}${withText('G', 3000, `[Your Turn] Your opponent's Digimon gain ${toll}`)}${blank}memory P1 3\nP1 battle: X\nP2 battle: G\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 3 for P1', 'never X uses [When Attacking]'],
  },
  {
    name: '15-8-2-6-1: an effect is given while a condition holds',
    board: `${plain('X', 5000)}${withText('G', 3000, `[All Turns] While you have 2 or more Digimon, your Digimon gain "[On Deletion] Gain 1 memory."`)}${plain('H', 3000)}${blank}memory P1 0\nP1 battle: X\nP2 battle: G, H [suspended]\n`,
    actions: ['X attacks H'],
    claims: ['H is deleted', 'memory is 1 for P2', 'H uses [On Deletion]'],
  },
  {
    name: '15-4-4-4: a given effect that waits is lost when what gives it leaves',
    board: `${withText('X', 5000, kill)}${withText('G', 3000, `[All Turns] Your opponent's Digimon gain ${toll}`)}${blank}memory P1 3\nP1 battle: X\nP2 battle: G\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['sometimes memory is 2 for P1', 'sometimes memory is 3 for P1', 'G is deleted'],
    without: '15-4-4-4',
  },
  {
    name: '15-15-5-1: an unaffected Digimon is given no effect',
    board: `${withText('X', 5000, "[All Turns] This Digimon isn't affected by your opponent's effects.")}${withText('G', 3000, `[All Turns] Your opponent's Digimon gain ${toll}`)}${blank}memory P1 3\nP1 battle: X\nP2 battle: G\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 3 for P1'],
  },
  {
    name: '15-14-1-1: a given effect with a limit is used once a turn',
    board: `${withText('X', 5000, '[End of Attack] Unsuspend this Digimon.')}${withText('G', 3000, `[All Turns] Your opponent's Digimon gain "[When Attacking] [Once Per Turn] Lose 1 memory."`)}${blank}memory P1 5\nP1 battle: X\nP2 battle: G\nP2 security: Blank, Blank\n`,
    actions: ['X attacks the player', 'X attacks the player'],
    claims: ['memory is 4 for P1', 'P2 has 0 security cards'],
    without: '15-14-1-2',
  },
  {
    name: '15-13-1: a given persistent effect gives a keyword with an effect of its own',
    board: `${plain('X', 5000)}${withText('G', 2000, '[All Turns] Your other Digimon gain "[All Turns] This Digimon gains <Retaliation>."')}${plain('H', 3000)}P1 battle: X\nP2 battle: G, H [suspended]\n`,
    actions: ['X attacks H'],
    claims: ['H has <Retaliation> or H is deleted', 'X is deleted'],
  },
  {
    name: '15-11-2: a quoted effect for all reaches a Digimon that comes later',
    board: `${withText('X', 5000, `[When Attacking] All of your Digimon gain ${toll}`.replace(/"$/, '" for the turn.'))}card N: Digimon Lv.3 red 3000 DP cost 1\n  <Rush>\n${blank}memory P1 5\nP1 battle: X\nP1 hand: N\nP2 security: Blank, Blank\n`,
    actions: ['X attacks the player', 'P1 plays N', 'N attacks the player'],
    claims: ['memory is 3 for P1'],
  },
  {
    name: '15-8-2-1: "all of your Digimon get +1000 DP and gain <Blocker>" gives both to all',
    board: `${withText('G', 2000, '[All Turns] All of your Digimon get +1000 DP and gain <Blocker>.')}${plain('H', 3000)}${plain('X', 5000)}P1 battle: X\nP2 battle: G, H\n`,
    actions: [],
    claims: ['H has 4000 DP', 'H has <Blocker>', 'G has <Blocker>', 'not (X has <Blocker>)'],
  },
  {
    name: '15-8-2-1: "this Digimon and all of your other Digimon" are two that are given something',
    board: `${withText('G', 2000, '[All Turns] This Digimon and all of your other Digimon get +1000 DP.')}${plain('H', 3000)}P1 battle: G, H\n`,
    actions: [],
    claims: ['H has 4000 DP', 'G has 3000 DP'],
  },
  {
    name: '15-10-1: "all of your [Rex]" means what has that name',
    board: `${withText('G', 2000, '[All Turns] All of your [Rex] gain <Blocker>.')}${plain('Rex', 3000)}${plain('H', 3000)}P1 battle: G, Rex, H\n`,
    actions: [],
    claims: ['Rex has <Blocker>', 'not (H has <Blocker>)'],
  },
];
