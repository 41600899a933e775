/** What the lab begins with. */
import type { Situation } from '../../proof/situation.ts';

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
