import type { KeywordRule } from './keyword.ts';

/** `<Armor Purge>`: the Digimon stays, with the next card on top. */
export const armorPurge: KeywordRule = {
  name: 'Armor Purge',
  slug: 'armor-purge',
  category: 'immediate',
  rule: '16-19-1',
  categoryRule: '16-19-2',
  text: "When this Digimon would be deleted, by trashing the top card of this Digimon, it isn't deleted.",
  costRule: '16-19-3',
  processRule: '16-19-3',
};
