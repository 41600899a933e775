/**
 * Words for a card, Digimon or Tamer spoken of before, where the game does not follow yet which one
 * that is: they are read, and a card with them is not run (src/card/named/target.ts).
 */
export const FAR = [
  'the returned cards',
  'the trashed cards',
  'the placed cards',
  'the revealed cards',
  'the chosen card',
  'the chosen cards',
  'the returned Tamer',
  'the digivolving Digimon',
  'the played card',
] as const;
