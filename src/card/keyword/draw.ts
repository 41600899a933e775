import type { KeywordRule } from './keyword.ts';

/** `<Draw n>`: an instruction inside another effect. */
export const draw: KeywordRule = {
  name: 'Draw',
  slug: 'draw',
  category: 'none',
  rule: '16-8-1',
  categoryRule: '16-8-2',
  processRule: '16-8-3',
};
