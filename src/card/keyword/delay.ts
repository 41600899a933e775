import type { KeywordRule } from './keyword.ts';

/** `<Delay>`: the price of the effect behind it: the card itself. */
export const delay: KeywordRule = {
  name: 'Delay',
  slug: 'delay',
  category: 'none',
  rule: '16-17-1',
  categoryRule: '16-17-1',
  processRule: '16-17-2',
};
