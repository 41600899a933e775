import { blank, plain, withText, type Case } from './case.ts';

/** A Digimon card with a play cost. */
const priced = (name: string, dp: number, cost: number, ...texts: string[]): string =>
  `card ${name}: Digimon Lv.4 red ${dp} DP cost ${cost}\n${texts.map((text) => `  ${text}\n`).join('')}`;

const fromTrash =
  '[Trash] [Main] By deleting 1 of your Digimon, play this card without paying the cost.';
const avenger =
  '[Trash] [All Turns] When one of your Digimon is deleted, by trashing 1 card in your hand, you may play this card without paying the cost.';
const shield =
  "[Trash] [All Turns] When one of your Digimon would be deleted, by returning this card to the bottom of the deck, it isn't deleted.";

/** [Hand] and [Trash] effects (15-14-2, 15-14-3): declared, triggered, interrupting, and what refuses them. */
export const ELSEWHERE: readonly Case[] = [
  {
    name: '15-14-3-1: [Trash] [Main] is declared from the trash, its cost is paid, the card is played',
    board: `${priced('X', 5000, 6, fromTrash)}${plain('Y', 3000)}memory 0\nP1 battle: Y\nP1 trash: X\n`,
    actions: ['X activates [Trash] [Main]'],
    claims: ['X is in the battle area', 'Y is deleted', 'memory is 0', 'X uses [Trash] [Main]'],
  },
  {
    name: '15-14-3-1: a [Trash] effect is not declared from the hand',
    board: `${priced('X', 5000, 6, fromTrash)}${plain('Y', 3000)}memory 0\nP1 battle: Y\nP1 hand: X\n`,
    actions: ['X activates [Trash] [Main]'],
    claims: ['the attack is refused by 15-14-3-1', 'Y is in the battle area'],
    without: '15-14-3-1',
  },
  {
    name: '15-14-3-1: nor from the field, where the card is a Digimon',
    board: `${priced('X', 5000, 6, fromTrash)}${plain('Y', 3000)}memory 0\nP1 battle: X, Y\n`,
    actions: ['X activates [Trash] [Main]'],
    claims: ['the attack is refused by 15-14-3-1'],
  },
  {
    name: '15-8-4-4-1: what "by" asks for must be possible',
    board: `${priced('X', 5000, 6, fromTrash)}memory 0\nP1 trash: X\n`,
    actions: ['X activates [Trash] [Main]'],
    claims: ['the attack is refused by 15-8-4-4-1', 'X is in the trash'],
    without: '15-8-4-4-1',
  },
  {
    name: '15-8-4-2: not in the turn of the other player',
    board: `${priced('X', 5000, 6, fromTrash)}${plain('Y', 3000)}turn P2\nmemory 0\nP1 battle: Y\nP1 trash: X\n`,
    actions: ['X activates [Trash] [Main]'],
    claims: ['the attack is refused by 15-8-4-2'],
  },
  {
    name: '15-14-2-1: [Hand] [Main] reveals the card and does what it says',
    board: `card T: Tamer red\n${priced('X', 5000, 6, '[Hand] [Main] By placing this card under 1 of your Tamers, gain 1 memory.')}memory 0\nP1 battle: T\nP1 hand: X\n`,
    actions: ['X activates [Hand] [Main]'],
    claims: ['memory is 1 for P1', 'P1 has 0 cards in hand', 'not (X is in the battle area)'],
  },
  {
    name: '15-8-4-4-1: without a Tamer to place it under it is not declared',
    board: `${priced('X', 5000, 6, '[Hand] [Main] By placing this card under 1 of your Tamers, gain 1 memory.')}memory 0\nP1 hand: X\n`,
    actions: ['X activates [Hand] [Main]'],
    claims: ['the attack is refused by 15-8-4-4-1', 'X is in the hand'],
  },
  {
    name: '15-14-2-1: a [Hand] effect is not declared from the trash',
    board: `card T: Tamer red\n${priced('X', 5000, 6, '[Hand] [Main] By placing this card under 1 of your Tamers, gain 1 memory.')}memory 0\nP1 battle: T\nP1 trash: X\n`,
    actions: ['X activates [Hand] [Main]'],
    claims: ['the attack is refused by 15-14-2-1'],
    without: '15-14-2-1',
  },
  {
    name: '15-8-4-3-1: its condition must hold when it is declared',
    board: `${priced('X', 5000, 6, '[Hand] [Main] If you have 3 or more memory, play this card with the play cost reduced by 4.')}memory P1 2\nP1 hand: X\n`,
    actions: ['X activates [Hand] [Main]'],
    claims: ['the attack is refused by 15-8-4-3-1', 'X is in the hand'],
    without: '15-8-4-3-1',
  },
  {
    name: '4-2-3: a [Hand] effect plays the card for the reduced cost',
    board: `${priced('X', 5000, 6, '[Hand] [Main] If you have 3 or more memory, play this card with the play cost reduced by 4.')}memory P1 3\nP1 hand: X\n`,
    actions: ['X activates [Hand] [Main]'],
    claims: ['X is in the battle area', 'memory is 1 for P1'],
  },
  {
    name: '15-14-2-1: a card in the hand is digivolved into by its own effect',
    board: `${plain('Cub', 3000)}card Rex: Digimon Lv.6 blue 11000 DP\n  [Hand] [Main] 1 of your Digimon may digivolve into this card for a digivolution cost of 3, ignoring digivolution requirements.\nmemory P1 4\nP1 battle: Cub\nP1 hand: Rex\n`,
    actions: ['Rex activates [Hand] [Main]'],
    claims: [
      'sometimes Rex is in the battle area and memory is 1 for P1',
      'sometimes Rex is in the hand and memory is 4 for P1',
    ],
  },
  {
    name: '15-5-1: a [Trash] trigger waits behind what set it off and may be declined',
    board: `${priced('X', 5000, 6, avenger)}${plain('A', 3000)}${plain('B', 4000)}${plain('Card', 1000)}P1 battle: B\nP2 battle: A [suspended]\nP2 trash: X\nP2 hand: Card\n`,
    actions: ['B attacks A'],
    claims: [
      'sometimes X is in the battle area and Card is in the trash',
      'sometimes X is in the trash and Card is in the hand',
      'never X is in the battle area and Card is in the hand',
      'P2 can force that X is in the battle area',
    ],
  },
  {
    name: '15-7-3: a [Trash] trigger whose price cannot be paid does nothing',
    board: `${priced('X', 5000, 6, avenger)}${plain('A', 3000)}${plain('B', 4000)}P1 battle: B\nP2 battle: A [suspended]\nP2 trash: X\n`,
    actions: ['B attacks A'],
    claims: ['X is in the trash', 'never X uses [Trash] [All Turns]'],
  },
  {
    name: '15-14-3-1: in the hand a [Trash] effect does not trigger',
    board: `${priced('X', 5000, 6, avenger)}${plain('A', 3000)}${plain('B', 4000)}${plain('Card', 1000)}P1 battle: B\nP2 battle: A [suspended]\nP2 hand: X, Card\n`,
    actions: ['B attacks A'],
    claims: ['X is in the hand', 'Card is in the hand'],
    without: '15-14-3-1',
  },
  {
    name: '15-5-3: a card that the deletion brings to the trash can trigger by it',
    board: `${priced('X', 3000, 6, avenger)}${plain('B', 4000)}${plain('Card', 1000)}P1 battle: B\nP2 battle: X [suspended]\nP2 hand: Card\n`,
    actions: ['B attacks X'],
    claims: ['sometimes X is in the battle area', 'sometimes X is in the trash'],
  },
  {
    name: '15-4-4-3: a waiting [Trash] effect is lost when its card has left the trash and come back',
    board: `${priced('X', 5000, 6, avenger)}${withText('R', 5000, "[Opponent's Turn] When one of your Digimon is deleted, return 1 Digimon card from your trash to the hand.")}${plain('A', 3000)}${plain('B', 4000)}${plain('Card', 1000)}P1 battle: B\nP2 battle: A [suspended], R\nP2 trash: X\nP2 hand: Card\n`,
    actions: ['B attacks A'],
    claims: [
      'sometimes X is in the hand',
      "never R [Opponent's Turn] comes before X [Trash] [All Turns] and X is in the hand",
      'sometimes X is in the battle area',
    ],
    without: '15-4-4-3',
  },
  {
    name: '15-8-5-1: a [Trash] effect interrupts a deletion',
    board: `${priced('X', 5000, 6, shield)}${plain('A', 3000)}${plain('B', 4000)}P1 battle: B\nP2 battle: A [suspended]\nP2 trash: X\n`,
    actions: ['B attacks A'],
    claims: [
      'sometimes X is in the deck and not (A is deleted)',
      'sometimes X is in the trash and A is deleted',
      'P2 can force that not (A is deleted)',
    ],
    without: '15-8-5-1',
  },
  {
    name: '15-14-2-1: a [Hand] trigger with a price',
    board: `${priced('X', 5000, 6, "[Hand] [Your Turn] When an opponent's Digimon is deleted, by trashing this card, gain 2 memory.")}${plain('A', 3000)}${plain('B', 4000)}memory 0\nP1 battle: B\nP1 hand: X\nP2 battle: A [suspended]\n`,
    actions: ['B attacks A'],
    claims: [
      'sometimes X is in the trash and memory is 2 for P1',
      'sometimes X is in the hand and memory is 0',
    ],
  },
  {
    name: '15-16-12-1: [Trash] [End of Your Turn]',
    board: `${plain('Cub', 3000)}card Rex: Digimon Lv.4 red 6000 DP\n  [Trash] [End of Your Turn] 1 of your Digimon may digivolve into this card without paying the cost.\n  digivolve: 3 from Lv.4 red\nmemory 0\nP1 battle: Cub\nP1 trash: Rex\n`,
    actions: ['P1 passes'],
    claims: ['sometimes Rex is in the battle area', 'sometimes Rex is in the trash'],
  },
  {
    name: '15-14-4-1: a [Breeding] effect triggers in the breeding area and not in the battle area',
    board: `${withText('E', 1000, '[Breeding] [Your Turn] When one of your Digimon attacks, gain 1 memory.')}${plain('X', 4000)}${blank}memory 0\nP1 battle: X\nP1 breeding: E\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 1 for P1'],
  },
  {
    name: '15-1-7: and is silent in the battle area',
    board: `${withText('E', 1000, '[Breeding] [Your Turn] When one of your Digimon attacks, gain 1 memory.')}${plain('X', 4000)}${blank}memory 0\nP1 battle: X, E\nP2 security: Blank\n`,
    actions: ['X attacks the player'],
    claims: ['memory is 0'],
  },
  {
    name: '15-8-5-1: "one of your other Digimon ... it isn\'t deleted" saves that one and not the one that says so',
    board: `${withText('G', 5000, "[All Turns] When one of your other Digimon would be deleted, by suspending this Digimon, it isn't deleted.")}${plain('A', 3000)}${plain('B', 4000)}P1 battle: B\nP2 battle: A [suspended], G\n`,
    actions: ['B attacks A'],
    claims: [
      'sometimes not (A is deleted) and G is suspended',
      'sometimes A is deleted and G is unsuspended',
      'never A is deleted and G is suspended',
    ],
  },
];
