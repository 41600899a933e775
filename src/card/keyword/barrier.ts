import type { KeywordRule } from './keyword.ts';

/** `<Barrier>` */
export const barrier: KeywordRule = {
  name: 'Barrier',
  slug: 'barrier',
  category: 'immediate',
  rule: '16-25-1',
  categoryRule: '16-25-2',
  text: "When this Digimon would be deleted in battle, by trashing the top card of your security stack, it isn't deleted.",
  costRule: '16-25-3',
  processRule: '16-25-3',
};
