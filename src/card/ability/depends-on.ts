/**
 * What persistent effects may look at beside the cards on the field, whose turn it is, and what
 * effects have put on Digimon: bits. A change to what no effect of a scenario looks at leaves all
 * views as they are.
 */
export const READS = {
  memory: 1,
  suspended: 2,
  attack: 4,
  hand: 8,
  trash: 16,
  security: 32,
  deck: 64,
} as const;

/**
 * The cards on the field, whose turn it is, what was put on Digimon: views always depend on these.
 */
export const FIELD = 128;
/** Views of Digimon themselves: their DP and keywords. */
export const VIEWS = 256;
export const EVERYTHING = 511;
/** Where cards are that are not on the field. */
export const PILES = READS.hand | READS.trash | READS.security | READS.deck;
