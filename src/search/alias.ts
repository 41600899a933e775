/**
 * Short names that players use for keyword effects and the rules do not, by slug. Spelling with or
 * without hyphens, brackets, plural and numbers needs no entry; old names stand in the rules
 * (`formerly`).
 */
export const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'security-a': ['sec a', 'sec attack', 'sec atk', 'security atk'],
  'de-digivolve': ['de digi', 'de-digivolution'],
  'blast-digivolve': ['blast digi', 'blast digivolution'],
  'blast-dna-digivolve': ['blast dna', 'blast dna digivolution'],
  'use-req': ['use requirement'],
  link: ['link plus'],
  piercing: ['pierce'],
};
