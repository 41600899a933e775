import type { KeywordRule } from './keyword.ts';

/** `<Link +>`: asked for where link cards are counted (4-9-5). */
export const linkPlus: KeywordRule = {
  name: 'Link +',
  slug: 'link',
  category: 'persistent',
  rule: '16-40-1',
  categoryRule: '16-40-2',
  processRule: '16-40-1',
};
