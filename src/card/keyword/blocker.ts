import type { KeywordRule } from './keyword.ts';

/** `<Blocker>`: asked for by the block timing (12-1). */
export const blocker: KeywordRule = {
  name: 'Blocker',
  slug: 'blocker',
  category: 'persistent',
  rule: '16-5-1',
  categoryRule: '16-5-2',
};
