import type { KeywordRule } from './keyword.ts';

/** `<Digi-Burst>`: the price of the effect behind it. */
export const digiBurst: KeywordRule = {
  name: 'Digi-Burst',
  slug: 'digi-burst',
  category: 'none',
  rule: '16-14-1',
  categoryRule: '16-14-1',
  processRule: '16-14-2',
};
