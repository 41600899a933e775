/** For tests: attacks with what they set off; Gate can block, and Wall cannot. */
export const BOARD = `card Rex: Digimon Lv.5 red 7000 DP
  [When Attacking] Gain 1 memory.
card Drum: Digimon Lv.4 red 4000 DP
  [Your Turn] When one of your other Digimon attacks, <Draw 1>.
card Wall: Digimon Lv.4 blue 6000 DP
  <Blocker>
card Gate: Digimon Lv.3 blue 3000 DP
  <Blocker>
card Plain: Option yellow
turn P1
memory P1 3
P1 battle: Rex, Drum
P1 deck: 5
P2 battle: Wall [suspended], Gate
P2 security: Plain, 2
`;
