import type { KeywordRule } from './keyword.ts';

/** `<Evade>` */
export const evade: KeywordRule = {
  name: 'Evade',
  slug: 'evade',
  category: 'immediate',
  rule: '16-22-1',
  categoryRule: '16-22-2',
  text: "When this Digimon would be deleted, by suspending this Digimon, it isn't deleted.",
  costRule: '16-22-3',
  processRule: '16-22-3',
};
