/** What effects forbid and allow: a choice of words that chapters of the rules know. */

import type { ResultVerb } from './done.ts';

/** Behind "can't", for cards. */
export const PROHIBITIONS = [
  'attack',
  'attack players',
  'attack unsuspended Digimon',
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
  "have its stacked cards trashed by your opponent's effects",
  "be affected by your opponent's <De-Digivolve> effects",
  "have its DP reduced by your opponent's effects",
  'be played by effects',
  'move',
  'be unsuspended',
  'suspend or activate [When Digivolving] effects',
  'activate [When Digivolving] effects or unsuspend',
  'unsuspend or activate [When Digivolving] effects',
  'activate [When Digivolving] or [When Attacking] effects',
  'activate [When Attacking] or [When Digivolving] effects',
  'activate [When Attacking] and [When Digivolving] effects',
  'activate [When Attacking] effects',
  'activate [Security] effects on Option cards it checks',
  'unsuspend or digivolve',
  "attack your opponent's Digimon",
  'attack this Digimon',
  'attack players or this Digimon',
  "be returned to hands or decks by your opponent's effects",
  'leave the battle area other than by deletion',
  'leave the battle area except by deletion',
  'leave the battle area other than by your effects',
  'leave the battle area other than by your effects or by deletion',
  "have its digivolution cards trashed by your opponent's effects",
  'have its digivolution cards trashed by effects',
  'be switched',
  'have its attack target switched',
  'have their attack targets switched',
  'be affected by <De-Digivolve> effects',
  'have less than 1000 DP',
  'unsuspend in the unsuspend phase',
  'unsuspend during the unsuspend phase',
  'unsuspend during their unsuspend phase',
  'unsuspend during its unsuspend phase',
  'unsuspend in their unsuspend phase',
  'unsuspend in its unsuspend phase',
  'attack or digivolve',
  'unsuspend by effects',
  'be suspended by effects',
  'be unsuspended by effects',
  'be returned to hands or decks by effects',
  'be returned to the hand or deck by effects',
  'activate effects',
  'activate [On Deletion] effects',
  'activate [On Play] or [When Digivolving] effects',
  'be linked',
  'link',
  'move to the battle area',
  'be played',
  'have its digivolution cards trashed',
  'activate',
] as const;
export type Prohibition = (typeof PROHIBITIONS)[number];

const OF_EFFECTS: ReadonlySet<Prohibition> = new Set([
  'be deleted by effects',
  "be deleted by your opponent's effects",
  "be returned to the hand or deck by your opponent's effects",
  "be returned to hands or decks by your opponent's effects",
  'be returned to hands or decks by effects',
  'be returned to the hand or deck by effects',
  "leave the battle area by your opponent's effects",
  'leave the battle area other than by your effects',
  'leave the battle area other than by your effects or by deletion',
  "have its stacked cards trashed by your opponent's effects",
  "have its digivolution cards trashed by your opponent's effects",
  'have its digivolution cards trashed by effects',
  "have its DP reduced by your opponent's effects",
  "be affected by your opponent's <De-Digivolve> effects",
  'be affected by <De-Digivolve> effects',
  'be played by effects',
  'be suspended by effects',
  'be unsuspended by effects',
  'unsuspend by effects',
]);

/** "can't be deleted by effects": it keeps off what effects would do. */
export const isOfEffects = (what: Prohibition): boolean => OF_EFFECTS.has(what);

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
  'ignore digivolution requirements',
  'play this card by effects',
  'play Digimon or Tamers by effects',
  'play Tamers by effects',
  'play Tamers',
  'play Digimon or Tamers',
  'use Option cards this turn',
  'hatch',
  'move Digimon',
  'activate [Security] effects',
  'add cards to security stacks by effects',
  'add cards to their hand by effects',
  'add cards to their security stack',
  'add cards to their security stack by effects',
  'add cards to hands by effects',
  'draw cards by effects',
  'digivolve',
  'reduce costs',
  'reduce play or digivolution costs',
  'use cards by effects',
  'play Tokens',
] as const;
export type Ban = (typeof BANS)[number];

/** What a ban on cards forbids: "your opponent can't play Digimon with 5000 DP or less". */
export type BannedVerb = ResultVerb | 'play or move' | 'play by effects';

/** "can't use Option cards this turn" says for how long itself. */
export const isOfTheTurn = (what: Ban | BannedVerb): boolean =>
  what === 'use Option cards this turn';

const RECKONED: ReadonlySet<Ban | BannedVerb> = new Set<Ban>([
  'gain memory',
  'gain memory with effects',
  'gain memory except with Tamer effects',
  'gain memory other than by Tamer effects',
  'reduce play costs',
  'reduce digivolution costs',
  'reduce costs',
  'reduce play or digivolution costs',
]);

/** Gaining memory and reducing costs: no card is played, used or moved. */
export const isReckoned = (what: Ban | BannedVerb): boolean => RECKONED.has(what);

/** Behind "can": what a card could not do without the effect. */
export const PERMISSIONS = [
  "attack your opponent's unsuspended Digimon",
  "attack an opponent's unsuspended Digimon",
  'attack unsuspended Digimon',
  'attack the turn it was played',
  'attack the turn it comes into play',
  'attack players',
  'digivolve',
  "attack your opponent's Digimon",
  "attack your opponent's unsuspended Digimon with no digivolution cards",
] as const;
export type Permission = (typeof PERMISSIONS)[number];
