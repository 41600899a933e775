/** What effects forbid and allow: a choice of words that chapters of the rules know. */

/** Behind "can't", for cards. */
export const PROHIBITIONS = [
  'attack',
  'attack players',
  'block',
  'be blocked',
  'unsuspend',
  'suspend',
  'be deleted',
  'be deleted in battle',
  'be deleted by effects',
  'be attacked',
  'attack or block',
  'be blocked by Digimon',
  'suspend or unsuspend',
  'activate [When Digivolving] effects',
  'activate [On Play] effects',
  'be returned to the hand or deck',
  'be returned to hands or decks',
  "be returned to the hand or deck by your opponent's effects",
  "be deleted by your opponent's effects",
  'digivolve',
  'attack your Digimon',
  'gain memory',
  'be deleted except in battle',
  'be deleted other than in battle',
  'leave the battle area',
  "leave the battle area by your opponent's effects",
  'be suspended',
  'be returned to the hand',
  'be returned to the deck',
  'attack or suspend',
  'attack, block or unsuspend',
  'have its DP reduced',
  "have its DP reduced by your opponent's effects",
  'be played by effects',
  'move',
] as const;
export type Prohibition = (typeof PROHIBITIONS)[number];

/** Behind "can't", for players. */
export const BANS = [
  'gain memory',
  'gain memory with effects',
  'gain memory except with Tamer effects',
  'gain memory other than by Tamer effects',
  'play Digimon',
  'play Digimon by effects',
  'play cards by effects',
  'use Option cards',
  'reduce play costs',
  'reduce digivolution costs',
  'play this card by effects',
] as const;
export type Ban = (typeof BANS)[number];

/** Behind "can": what a card could not do without the effect. */
export const PERMISSIONS = [
  "attack your opponent's unsuspended Digimon",
  "attack an opponent's unsuspended Digimon",
  'attack unsuspended Digimon',
  'attack the turn it was played',
  'attack the turn it comes into play',
  'attack players',
  'digivolve',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
