import type { KeywordRule } from './keyword.ts';

/** `<Rush>`: lifts only the restriction of 7-1-2-1. */
export const rush: KeywordRule = {
  name: 'Rush',
  slug: 'rush',
  category: 'persistent',
  rule: '16-15-1',
  categoryRule: '16-15-2',
};
