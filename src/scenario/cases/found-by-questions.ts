import { blank, plain, withText, type Case } from './case.ts';

const kill = "[When Attacking] Delete 1 of your opponent's Digimon.";

/** What writing questions has brought to light. */
export const FOUND_BY_QUESTIONS: readonly Case[] = [
  {
    name: '15-8-5-5-2: a condition of an immediate-type effect may come true inside its window',
    board: `${withText('X', 5000, kill)}card Eel: Digimon Lv.5 blue 7000 DP\n  <Decode (blue Lv.4)>\n  [All Turns] When this Digimon would be deleted, if you have 2 or more Digimon, it isn't deleted.\ncard Fry: Digimon Lv.4 blue 4000 DP\n${blank}P1 battle: X\nP2 battle: Eel > Fry\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'sometimes Fry is in the battle area and not (Eel is deleted)',
      'sometimes Eel is deleted and Fry is in the trash',
    ],
    without: '16-36-1',
  },
  {
    name: '15-8-5-5-2: what pays for an immediate-type effect may come inside its window',
    board: `${withText('X', 5000, kill)}${withText('B', 3000, '[All Turns] When this Digimon would be deleted, you may <Draw 1>.', "[All Turns] When this Digimon would be deleted, by trashing 1 card in your hand, it isn't deleted.")}${blank}P1 battle: X\nP2 battle: B\nP2 deck: 1\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['P2 can force that not (B is deleted)', 'sometimes B is deleted'],
  },
  {
    name: '9-1-1: the [Main] effect of a placed Option is not declared again',
    board: `card O: Option red cost 2\n  [Main] <Draw 1>. Then, place this card in the battle area.\n  [Main] <Delay>\n  ・Gain 2 memory.\n${plain('X', 5000)}memory P1 5\nP1 battle: X\nP1 hand: O\n`,
    actions: ['P1 uses O', 'O activates [Main]'],
    claims: [
      'P1 has 1 cards in hand',
      'O is in the battle area',
      'the action is refused by 16-17-3',
    ],
    without: '16-17-3',
  },
  {
    name: "15-15-7: a [Security] effect that activates its card's [Main] effect",
    board: `${plain('X', 5000)}card Trap: Option red\n  [Main] Gain 2 memory.\n  security: [Security] Activate this card's [Main] effect.\nP1 battle: X\nP2 security: Trap, 2\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 2 for P2'],
  },
  {
    name: '4-7-9: a face-down digivolution card is no blue level 4 card',
    board: `${withText('X', 5000, kill)}card D: Digimon Lv.5 blue 7000 DP\n  <Decode (blue Lv.4)>\n  <Training>\ncard U: Digimon Lv.4 blue 4000 DP\n${blank}turn P2\nP1 battle: X\nP2 battle: D\nP2 deck: U, 3\nP2 security: Blank\n`,
    actions: ['D activates <Training>', 'P2 passes', 'X attacks the player'],
    claims: ['D is deleted', 'U is in the trash'],
  },
  {
    name: '18-3-2: a choice that leads out of no loop does not stop it',
    board: `${withText('X', 5000, "[When Attacking] Suspend 1 of your opponent's Digimon.", "[All Turns] When an opponent's Digimon becomes unsuspended, suspend 1 of your opponent's Digimon.")}${withText('S', 5000, '[All Turns] When this Digimon becomes suspended, unsuspend this Digimon.')}${blank}P1 battle: X\nP2 battle: S, S\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['nobody wins and P1 checks 0 cards', 'P2 can force that P1 checks 0 cards'],
    without: '18-3-2',
  },
  {
    name: '16-29-4: a card of both colours is not chosen where the other place would stay empty',
    board: `${withText('X', 5000, kill)}card Part: Digimon Lv.6 blue 9000 DP\n  <Partition (blue Lv.4 & green Lv.4)>\ncard Fin: Digimon Lv.4 blue 4000 DP\ncard Two: Digimon Lv.4 blue/green 4000 DP\n${blank}P1 battle: X\nP2 battle: Part > Fin > Two\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'Part is deleted',
      'always (Fin is in the battle area and Two is in the battle area) or (Fin is in the trash and Two is in the trash)',
      'sometimes Fin is in the battle area',
    ],
    without: '16-29-4',
  },
];
