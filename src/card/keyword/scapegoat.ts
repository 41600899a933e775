import type { KeywordRule } from './keyword.ts';

/** `<Scapegoat>` */
export const scapegoat: KeywordRule = {
  name: 'Scapegoat',
  slug: 'scapegoat',
  category: 'immediate',
  rule: '16-32-1',
  categoryRule: '16-32-2',
  text: "When this Digimon would be deleted other than by one of your effects, by deleting 1 of your other Digimon, it isn't deleted.",
  costRule: '16-32-3',
  processRule: '16-32-3',
};
