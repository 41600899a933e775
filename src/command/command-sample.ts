/** A board with one attack, for tests of what a terminal asks. */
export const BOARD = `card Red Lancer: Digimon Lv.5 red 7000 DP cost 7
  <Piercing>
card Blue Gate: Digimon Lv.4 blue 5000 DP cost 5
  <Blocker>
card Plain Option: Option red
P1 battle: Red Lancer
P2 battle: Blue Gate
P2 security: Plain Option, 2
`;

export const ATTACK = 'Red Lancer attacks the player';
