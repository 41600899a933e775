import type { KeywordRule } from './keyword.ts';

/** `<Progress>` */
export const progress: KeywordRule = {
  name: 'Progress',
  slug: 'progress',
  category: 'persistent',
  rule: '16-39-1',
  categoryRule: '16-39-2',
  text: "[All Turns] While this Digimon is attacking, this Digimon isn't affected by your opponent's effects.",
  whileRule: ['16-39-3'],
};
