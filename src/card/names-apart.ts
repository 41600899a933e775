/**
 * Names that the publisher's Language Standardization Rules (29 May 2026) take apart: what is part
 * of an English name by its letters alone, because another Digimon's name was translated so, isn't
 * "in its name", and what is part of the original name is. The manual has the general rule
 * (2-3-1-3); these rows are a closed list, to be changed when the publisher changes it.
 */
interface NamesApart {
  /** The words of the bracket. */
  readonly word: string;
  /** Names that don't include it, though their letters do. */
  readonly without?: readonly string[];
  /** Names that include it, though their letters don't. */
  readonly with?: readonly string[];
}

const NAMES_APART: readonly NamesApart[] = [
  { word: 'Agumon', without: ['Pagumon'] },
  { word: 'Dramon', without: ['Indramon'] },
  { word: 'Garurumon', without: ['KendoGarurumon'] },
  { word: 'Greymon', without: ['BurningGreymon', 'DoruGreymon', 'DexDoruGreymon'] },
  { word: 'Impmon', without: ['Blimpmon', 'MasterBlimpmon'] },
  { word: 'Kimeramon', with: ['MarineChimairamon'] },
  { word: 'Starmon', without: ['BeelStarmon', 'BeelStarmon (X Antibody)'] },
  { word: 'Vee', without: ['DemiVeemon'] },
  { word: 'Veemon', without: ['DemiVeemon'] },
];

const APART = new Map(NAMES_APART.map((one) => [one.word, one]));

/**
 * Whether the words of a bracket are part of a printed word, in capitals or not: "[Dramon]" is part
 * of every name that ends with "dramon".
 */
export const partOf = (printed: string, word: string): boolean =>
  printed.includes(word) || printed.toLowerCase().includes(word.toLowerCase());

/** Whether a name includes the words of a bracket (2-3-1-3). */
export function includedInName(name: string, word: string): boolean {
  const apart = APART.get(word);
  if (apart?.without?.includes(name) === true) return false;
  return apart?.with?.includes(name) === true || partOf(name, word);
}
