/** Boards that are measured and counted: full ones, and one with a large tree of choices. */

/** One attack, one battle, nothing else. */
export const SIMPLE_BOARD = `card X: Digimon Lv.5 red 6000 DP
card B: Digimon Lv.4 green 4000 DP
P1 battle: X
P1 security: 5
P2 battle: B [suspended]
P2 security: 5
`;

/** A target to choose, an Evade, a block, an order of triggers. */
export const CHOICES_BOARD = `card X: Digimon Lv.5 red 5000 DP
  [When Attacking] Delete 1 of your opponent's Digimon.
  [When Attacking] Gain 1 memory.
card B: Digimon Lv.4 green 3000 DP
  <Evade>
  [On Deletion] <Draw 1>.
card C: Digimon Lv.4 black 6000 DP
  <Blocker>
card Plain: Option red
P1 battle: X
P1 security: 5
P2 battle: B, C
P2 security: Plain, 4
`;

/** Twelve Digimon, ten persistent effects of several kinds. */
export const FULL_BOARD = `card Red Lead: Digimon Lv.6 red 11000 DP
  [Your Turn] All of your Digimon get +1000 DP.
card Red Guard: Digimon Lv.5 red 7000 DP
  [All Turns] While you have 3 or more security cards, this Digimon gets +2000 DP.
card Red Charger: Digimon Lv.5 red 8000 DP
  [Your Turn] While this Digimon has 2 or more digivolution cards, this Digimon gains <Piercing>.
card Red Scout: Digimon Lv.4 red 5000 DP
  [All Turns] This Digimon can't be blocked.
card Red Pup: Digimon Lv.3 red 2000 DP
  inherited: [Your Turn] This Digimon gets +1000 DP.
card Red Bell: Digimon Lv.4 red 4000 DP
  [All Turns] All of your other Digimon gain <Jamming>.
card Blue Lead: Digimon Lv.6 blue 11000 DP
  [Opponent's Turn] All of your Digimon with <Blocker> get +1000 DP.
card Blue Wall: Digimon Lv.5 blue 7000 DP
  <Blocker>
  [All Turns] While this Digimon is suspended, it isn't affected by your opponent's effects.
card Blue Net: Digimon Lv.4 blue 5000 DP
  [All Turns] All of your opponent's suspended Digimon get -1000 DP.
card Blue Shell: Digimon Lv.4 blue 6000 DP
  [All Turns] This Digimon can't be deleted in battle.
card Blue Fin: Digimon Lv.3 blue 3000 DP
card Plain: Option red
turn P1
memory P1 3
P1 battle: Red Lead > Red Pup, Red Guard, Red Charger > Red Pup > Red Pup, Red Scout, Red Pup, Red Bell
P1 security: 4
P2 battle: Blue Lead, Blue Wall [suspended], Blue Net, Blue Shell, Blue Fin [suspended], Blue Fin
P2 security: Plain, Plain, 3
`;

/**
 * Six effects that trigger together (720 orders), five answers in the block timing, five targets at
 * the end: 18,000 leaves.
 */
export const TREE_BOARD = `card Lead: Digimon Lv.6 red 8000 DP
  [When Attacking] Gain 1 memory.
  [All Turns] This Digimon can't be deleted in battle.
  [End of Attack] 1 of your opponent's Digimon gets -1000 DP for the turn.
card One: Digimon Lv.4 red 3000 DP
  [Your Turn] When one of your other Digimon attacks, <Draw 1>.
card Two: Digimon Lv.4 red 3000 DP
  [Your Turn] When one of your other Digimon attacks, gain 1 memory.
card Three: Digimon Lv.4 red 3000 DP
  [Your Turn] When one of your other Digimon attacks, trash the top card of your deck.
card Four: Digimon Lv.4 red 3000 DP
  [Your Turn] When one of your other Digimon attacks, this Digimon gets +1000 DP for the turn.
card Five: Digimon Lv.4 red 3000 DP
  [Your Turn] When one of your other Digimon attacks, suspend this Digimon.
card Wall: Digimon Lv.5 blue 9000 DP
  <Blocker>
card Fin: Digimon Lv.3 blue 9000 DP
card Plain: Option red
turn P1
memory 0
P1 battle: Lead, One, Two, Three, Four, Five
P1 security: 3
P2 battle: Wall, Wall, Wall, Wall, Fin
P2 security: Plain, 3
`;
export const TREE_LEAVES = 18_000;

const TEN_RED = ['Ant', 'Bee', 'Cat', 'Dog', 'Elk', 'Fox', 'Gnu', 'Hen', 'Ibex', 'Jay'];
const TEN_BLUE = ['Kite', 'Lion', 'Mole', 'Newt', 'Owl', 'Pig', 'Quail', 'Rat', 'Seal', 'Toad'];

/** Ten Digimon a side, and one effect with five choices among ten: 100,000 different endings. */
export const LAB_BOARD = `card Ant: Digimon Lv.5 red 9000 DP
  [When Attacking] ${[1, 2, 4, 8, 16]
    .map((n) => `1 of your opponent's Digimon gets -${n}000 DP for the turn.`)
    .join(' Then, ')}
${TEN_RED.slice(1)
  .map((name) => `card ${name}: Digimon Lv.4 red 4000 DP`)
  .join('\n')}
${TEN_BLUE.map((name) => `card ${name}: Digimon Lv.4 blue 99000 DP`).join('\n')}
card Plain: Option red cost 1
turn P1
memory P1 3
P1 battle: ${TEN_RED.join(', ')}
P2 battle: ${TEN_BLUE.join(', ')}
P2 security: Plain, Plain, Plain
`;
export const LAB_ENDINGS = 100_000;
