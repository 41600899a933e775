import type { KeywordRule } from './keyword.ts';

/** `<Ascension>` */
export const ascension: KeywordRule = {
  name: 'Ascension',
  slug: 'ascension',
  category: 'trigger',
  rule: '16-43-1',
  categoryRule: '16-43-2',
  text: '[On Deletion] You may place this card as the top security card.',
  processRule: '16-43-3',
};
