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
