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
    name: '15-8-5-3: what comes to light inside a window did not trigger with it: <Decode> beneath <Armor Purge>',
    board: `${withText('X', 5000, kill)}card Gold: Digimon Lv.5 yellow 7000 DP\n  <Armor Purge>\ncard Diver: Digimon Lv.4 blue 5000 DP\n  <Decode (blue Lv.3)>\ncard Eel: Digimon Lv.3 blue 2000 DP\n${blank}P1 battle: X\nP2 battle: Gold > Diver > Eel\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: [
      'never Diver uses <Decode>',
      'sometimes Gold uses <Armor Purge> and Diver is in the battle area',
    ],
    without: '15-8-5-3',
  },
  {
    name: '15-8-5-3: <Evade> beneath <Armor Purge> is not there for the rule check that uncovers it',
    board: `${withText('X', 5000, "[When Attacking] 1 of your opponent's Digimon gets -5000 DP for the turn.")}card Gold: Digimon Lv.4 yellow 4000 DP\n  <Armor Purge>\ncard Hare: Digimon Lv.5 yellow 9000 DP\n  <Evade>\n${blank}P1 battle: X\nP2 battle: Gold > Hare\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['never Hare uses <Evade>', 'sometimes Hare has 4000 DP'],
    without: '15-8-5-3',
  },
  {
    name: '15-8-5-3: a Digimon that is played inside a window saves nobody in it',
    board: `${withText('X', 5000, kill)}card Eel: Digimon Lv.5 blue 7000 DP\n  <Decode (blue Lv.4)>\ncard Fry: Digimon Lv.4 blue 4000 DP\n  <Decoy (blue)>\n${blank}P1 battle: X\nP2 battle: Eel > Fry\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['never Fry uses <Decoy>', 'Eel is deleted'],
    without: '15-8-5-3',
  },
  {
    name: '7-1-2-2: what another card does when a Digimon card would be played takes part in its cost',
    board: `card King: Digimon Lv.6 red 12000 DP cost 7\n  traits: Royal\ncard T: Tamer red\n  [Your Turn] When you would play a Digimon card with the [Royal] trait, by suspending this Tamer, reduce the play cost by 3.\nmemory P1 5\nP1 battle: T\nP1 hand: King\n`,
    actions: ['P1 plays King'],
    claims: ['P1 can force that memory is 1 for P1', 'sometimes memory is 2 for P2'],
    without: '15-8-5-1',
  },
  {
    name: '15-5-1: it asks for the cards it names: another trait, and an opponent who plays, set nothing off',
    board: `card King: Digimon Lv.6 red 12000 DP cost 7\n  traits: Royal\ncard Duke: Digimon Lv.5 red 9000 DP cost 2\ncard T: Tamer red\n  When one of your [Royal] trait Digimon would be played, reduce the play cost by 3.\nmemory P1 5\nP1 battle: T\nP2 battle: T\nP1 hand: Duke, King\n`,
    actions: ['P1 plays Duke', 'P1 plays King'],
    claims: ['memory is 1 for P2', 'P1 has 2 Digimon'],
  },
  {
    name: '3-4-7-6: a digivolution in the breeding area meets no trigger condition of other cards',
    board: `${plain('Cub', 3000)}card Rex: Digimon Lv.5 red 9000 DP\n  digivolve: 3 from Lv.4 red\ncard T: Tamer red\n  [Your Turn] When one of your Digimon would digivolve, reduce the digivolution cost by 1.\nmemory P1 5\nP1 battle: T\nP1 breeding: Cub\nP1 hand: Rex\nP1 deck: 1\n`,
    actions: ['Cub digivolves into Rex'],
    claims: ['memory is 2 for P1'],
    without: '3-4-7-6',
  },
  {
    name: '1-3-11-3: a digivolution that <Digisorption> makes payable can be declared, and it has to be used',
    board: `card Stag: Digimon Lv.6 green 9000 DP\n${plain('Fawn', 3000)}card Elder: Digimon Lv.7 green 13000 DP\n  digivolve: 12 from Lv.6 green\n  <Digisorption -4>\nmemory P1 1\nP1 battle: Stag, Fawn\nP1 hand: Elder\nP1 deck: 1\n`,
    actions: ['Stag digivolves into Elder'],
    claims: [
      'Elder is in the battle area',
      'memory is 7 for P2',
      'sometimes Fawn is suspended and not (Elder is suspended)',
      'sometimes Elder is suspended and not (Fawn is suspended)',
    ],
    without: '1-3-11-3',
  },
  {
    name: '1-3-11-3: what cannot be done reduces nothing',
    board: `card Stag: Digimon Lv.6 green 9000 DP\ncard Elder: Digimon Lv.7 green 13000 DP\n  digivolve: 12 from Lv.6 green\n  <Digisorption -4>\nmemory P1 1\nP1 battle: Stag [suspended]\nP1 hand: Elder\nP1 deck: 1\n`,
    actions: ['Stag digivolves into Elder'],
    claims: ['the action is refused by 1-3-11-1', 'memory is 1 for P1'],
    without: '1-3-11-1',
  },
  {
    name: '1-3-11-3: of what reduces the cost as much is compulsory as paying asks for',
    board: `card Stag: Digimon Lv.6 green 9000 DP\ncard Elder: Digimon Lv.7 green 13000 DP\n  digivolve: 14 from Lv.6 green\n  <Digisorption -2>\n  <Digisorption -3>\nmemory P1 1\nP1 battle: Stag\nP1 hand: Elder\nP1 deck: 1\n`,
    actions: ['Stag digivolves into Elder'],
    claims: ['memory is 10 for P2', 'Elder is suspended'],
  },
  {
    name: '1-3-11-3: a play cost that a "by" reduces, and an effect that is not needed stays open',
    board: `card King: Digimon Lv.6 red 12000 DP cost 13\n  When this card would be played, by suspending 1 of your Digimon, reduce the play cost by 3.\n  When this card would be played, by trashing 1 card in your hand, reduce the play cost by 1.\n${plain('Cub', 3000)}${blank}memory P1 1\nP1 battle: Cub\nP1 hand: King, Blank\n`,
    actions: ['P1 plays King'],
    claims: [
      'Cub is suspended',
      'sometimes memory is 9 for P2 and P1 has 1 cards in hand',
      'sometimes memory is 8 for P2 and P1 has 0 cards in hand',
    ],
    without: '1-3-11-3',
  },
  {
    name: '1-3-11-2: a play cost that an "if" reduces',
    board: `card King: Digimon Lv.6 red 12000 DP cost 13\n  When this card would be played, if you have a Tamer, reduce the play cost by 3.\ncard T: Tamer red\nmemory P1 1\nP1 battle: T\nP1 hand: King\n`,
    actions: ['P1 plays King'],
    claims: ['King is in the battle area', 'memory is 9 for P2'],
  },
  {
    name: '1-3-11-2: an Option whose use cost another card reduces',
    board: `card Blast: Option red cost 13\n  [Main] Gain 1 memory.\ncard T: Tamer red\n  When you would use an Option card, by suspending this Tamer, reduce the cost by 3.\nmemory P1 1\nP1 battle: T\nP1 hand: Blast\n`,
    actions: ['P1 uses Blast'],
    claims: ['T is suspended', 'memory is 8 for P2'],
    without: '1-3-11-3',
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
