import type { KeywordRule } from './keyword.ts';

/** `<Blitz>`: an instruction inside another effect. */
export const blitz: KeywordRule = {
  name: 'Blitz',
  slug: 'blitz',
  category: 'none',
  rule: '16-16-1',
  categoryRule: '16-16-2',
  processRule: '16-16-3',
};
