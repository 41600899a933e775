import type { KeywordRule } from './keyword.ts';

/** `<Recovery +n>`: an instruction inside another effect. */
export const recovery: KeywordRule = {
  name: 'Recovery',
  slug: 'recovery',
  category: 'none',
  rule: '16-6-1',
  categoryRule: '16-6-2',
};
