/** What effects forbid to players: a choice of words that chapters of the rules know. */
import type { ResultVerb } from './done.ts';

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
