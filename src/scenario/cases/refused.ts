import type { RuleNumber } from '../../rules/number/numbers.ts';

/** What is declared last is refused by the rule; everything before it is legal. */
export interface Refused {
  readonly rule: RuleNumber;
  readonly what: string;
  readonly board: string;
  readonly actions: readonly string[];
}

export const row = (
  rule: RuleNumber,
  what: string,
  board: string,
  ...actions: string[]
): Refused => ({
  rule,
  what,
  board,
  actions,
});

/** Cards that these boards share. */
export const CARDS = `card Cub: Digimon Lv.3 red 3000 DP cost 3
card Owl: Digimon Lv.3 blue 3000 DP cost 3
card Rex: Digimon Lv.4 red 6000 DP cost 5
  digivolve: 2 from Lv.3 red
card Both: Digimon Lv.4 red/blue 9000 DP
  dna: 0 from Lv.3 red + Lv.3 blue
  digivolve: 4 from Lv.3 blue
card Plug: Digimon Lv.3 red 2000 DP
  link: 1 from Lv.3 red
card Spell: Option red cost 2
  [Main] Gain 1 memory.
card Chill: Option blue cost 2
  [Main] Gain 1 memory.
card Kai: Tamer red cost 3
card Egg: Digi-Egg Lv.2 red
card Doll: Token Lv.3 red 3000 DP
card Blank: Option white
`;
