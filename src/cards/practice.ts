/**
 * Practice cards, in the notation of boards: one for each thing that players often disagree about,
 * those first that a board needs most often. The engine plays each of them whole
 * (practice.test.ts).
 */
export const PRACTICE_CARDS = `card Red Pup: Digimon Lv.3 red 2000 DP cost 3
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
card Red Charger: Digimon Lv.5 red 6000 DP cost 7
  digivolve: 3 from Lv.4 red
  <Security A. +1>
card Red Racer: Digimon Lv.5 red 6000 DP cost 7
  digivolve: 3 from Lv.4 red
  [When Digivolving] <Blitz>.
card Red Smith: Digimon Lv.4 red 6000 DP cost 5
  digivolve: 2 from Lv.3 red
  <Armor Purge>
card Blue Fox: Digimon Lv.4 blue 4000 DP cost 4
  digivolve: 2 from Lv.3 blue
  <Evade>
card Blue Spear: Digimon Lv.4 blue 4000 DP cost 4
  digivolve: 2 from Lv.3 blue
  <Jamming>
card Yellow Bell: Digimon Lv.4 yellow 4000 DP cost 4
  digivolve: 2 from Lv.3 yellow
  [When Attacking] 1 of your opponent's Digimon gets -3000 DP for the turn.
card Green Ram: Digimon Lv.5 green 8000 DP cost 7
  digivolve: 3 from Lv.4 green
  <Raid>
card Green Pack: Digimon Lv.4 green 4000 DP cost 4
  digivolve: 2 from Lv.3 green
  <Alliance>
card Green Root: Digimon Lv.4 green 5000 DP cost 5
  digivolve: 2 from Lv.3 green
  <Fortitude>
card Black Wall: Digimon Lv.5 black 8000 DP cost 7
  digivolve: 3 from Lv.4 black
  <Blocker>
  <Reboot>
card Black Fist: Digimon Lv.5 black 7000 DP cost 7
  digivolve: 3 from Lv.4 black
  <Collision>
card Black Post: Digimon Lv.3 black 3000 DP cost 3
  <Decoy (black)>
card Purple Sting: Digimon Lv.4 purple 4000 DP cost 4
  digivolve: 2 from Lv.3 purple
  <Retaliation>
card Purple Reaper: Digimon Lv.5 purple 6000 DP cost 7
  digivolve: 3 from Lv.4 purple
  [On Play] Delete 1 of your opponent's level 4 or lower Digimon.
card Purple Thief: Digimon Lv.4 purple 5000 DP cost 5
  digivolve: 2 from Lv.3 purple
  <Scapegoat>
card Recovery Light: Option yellow cost 4
  [Main] <Recovery +1 (Deck)>.
`;

/** A card of the Digi-Egg deck: only where a board has one. */
export const PRACTICE_EGG = `card Green Sprout: Digi-Egg Lv.2 green
  inherited: [Your Turn] This Digimon gets +1000 DP.
`;
