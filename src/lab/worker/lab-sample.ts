/** A board for tests of what the worker of the lab answers. */
import type { Situation } from '../../proof/situation.ts';

export const BOARD = `card Rex: Digimon Lv.5 red 6000 DP
  <Piercing>
card Gate: Digimon Lv.4 blue 4000 DP
  <Blocker>
card Plain: Option red cost 1
turn P1
memory P1 2
P1 battle: Rex
P2 battle: Gate
P2 security: Plain, Plain
`;

/** Rex attacks; Gate may block. */
export const ATTACKS: Situation = {
  board: BOARD,
  actions: ['Rex attacks the player'],
  script: [],
};

/** Two effects to be ordered, and then a check of a card that nobody named. */
export const CHECKS_UNKNOWN: Situation = {
  board: `card Hawk: Digimon Lv.4 red 5000 DP
  [When Attacking] Gain 1 memory.
  [When Attacking] Delete 1 of your opponent's Digimon with 3000 DP or less.
card Weak: Digimon Lv.3 blue 2000 DP
card Plain: Option red cost 1
turn P1
memory P1 2
P1 battle: Hawk
P2 battle: Weak
P2 security: 3
`,
  actions: ['Hawk attacks the player'],
  script: [],
};
