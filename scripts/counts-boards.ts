/** Full boards whose endings are counted, with those of the measurements. */
import { FULL_BOARD, TREE_BOARD } from './bench/boards.ts';
import type { Counted } from './counts-table.ts';

/**
 * Texts of many kinds on both sides: choices in the counter and block timings, windows, orders,
 * security, the end of the turn.
 */
const CROWD = `card Ant: Digimon Lv.3 red 3000 DP cost 3
  traits: Beast
  digivolve: 1 from Lv.2
  inherited: [When Attacking] <Draw 1>.
card Bee: Digimon Lv.4 red 5000 DP cost 5
  traits: Beast
  digivolve: 2 from Lv.3 red
  [On Play] [When Digivolving] 1 of your opponent's Digimon gets -3000 DP for the turn.
  <Alliance>
card Cat: Digimon Lv.5 red 7000 DP cost 7
  digivolve: 3 from Lv.4 red
  <Piercing>
  [When Attacking] You may delete 1 of your other Digimon to unsuspend this Digimon.
card Dog: Digimon Lv.4 blue 6000 DP cost 5
  <Blocker>
  <Evade>
card Elk: Digimon Lv.5 blue 8000 DP cost 7
  digivolve: 3 from Lv.4 blue
  <Blast Digivolve>
  <Barrier>
card Fox: Digimon Lv.4 blue 4000 DP cost 4
  <Decoy (Blue)>
  [On Deletion] <Draw 1>.
card Owl: Tamer red cost 3
  [Your Turn] When one of your Digimon attacks, by suspending this Tamer, gain 1 memory.
card Bolt: Option red cost 1
  [Main] Delete 1 of your opponent's Digimon with 4000 DP or less.
  security: [Security] Delete 1 of your opponent's Digimon with 6000 DP or less.
turn P1
memory P1 3
P1 battle: Cat > Bee > Ant, Bee > Ant, Ant, Owl
P1 hand: Bee, Bolt
P1 security: 3
P2 battle: Dog, Fox, Dog > Ant [suspended]
P2 hand: Elk
P2 security: Bolt, Elk, 2
`;

const full = (name: string, board: string, ...actions: readonly string[]): Counted => ({
  name: `full board: ${name}`,
  board,
  actions,
});

export const FULL_BOARDS: readonly Counted[] = [
  full('twelve Digimon, ten persistent effects', FULL_BOARD, 'Red Charger attacks Blue Wall'),
  full('twelve Digimon, the player is attacked', FULL_BOARD, 'Red Lead attacks the player'),
  full('six effects that trigger together', TREE_BOARD, 'Lead attacks the player'),
  full('a crowd, the player is attacked', CROWD, 'Cat attacks the player'),
  full('a crowd, a Digimon is attacked', CROWD, 'Cat attacks Dog B'),
  full('a crowd, a digivolution', CROWD, 'Ant C digivolves into Bee C'),
  full('a crowd, an Option', CROWD, 'P1 uses Bolt B'),
];
