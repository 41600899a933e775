/** What the lab begins with, and practice cards to put on a board. */
import type { Situation } from '../proof/situation.ts';

export const FIRST: Situation = {
  board: `card Red Lancer: Digimon Lv.5 red 7000 DP cost 7
  digivolve: 3 from Lv.4 red
  <Piercing>
card Blue Gate: Digimon Lv.4 blue 5000 DP cost 5
  <Blocker>
card Plain Option: Option red cost 3
  [Main] <Draw 2>.
turn P1
memory P1 2
P1 battle: Red Lancer
P2 battle: Blue Gate
P2 security: Plain Option, Plain Option, Plain Option
`,
  actions: [],
  script: [],
};

/** In the notation of boards: one of each kind that is often needed. */
export const PRACTICE_CARDS = `card Green Sprout: Digi-Egg Lv.2 green
  inherited: [Your Turn] This Digimon gets +1000 DP.
card Red Pup: Digimon Lv.3 red 2000 DP cost 3
  digivolve: 0 from Lv.2 red
card Red Lancer: Digimon Lv.5 red 7000 DP cost 7
  digivolve: 3 from Lv.4 red
  <Piercing>
card Red Hound: Digimon Lv.4 red 5000 DP cost 5
  digivolve: 2 from Lv.3 red
  [On Play] Delete 1 of your opponent's Digimon with 3000 DP or less.
card Blue Gate: Digimon Lv.4 blue 5000 DP cost 5
  digivolve: 2 from Lv.3 blue
  <Blocker>
card Blue Wave: Digimon Lv.6 blue 11000 DP cost 11
  digivolve: 4 from Lv.5 blue
  [When Digivolving] Return 1 of your opponent's Digimon to the hand.
card Yellow Guard: Digimon Lv.4 yellow 5000 DP cost 5
  digivolve: 2 from Lv.3 yellow
  <Barrier>
card Purple Shade: Digimon Lv.4 purple 4000 DP cost 4
  digivolve: 2 from Lv.3 purple
  [On Deletion] <Draw 1>.
card Green Runner: Digimon Lv.4 green 5000 DP cost 5
  digivolve: 2 from Lv.3 green
  <Rush>
card Guide: Tamer red cost 3
  [Start of Your Main Phase] Gain 1 memory.
card Plain Option: Option red cost 3
  [Main] <Draw 2>.
card Trap: Option purple cost 4
  [Main] Delete 1 of your opponent's Digimon.
  security: [Security] Activate this card's [Main] effect.
`;
