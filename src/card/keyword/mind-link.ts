import type { KeywordRule } from './keyword.ts';

/** `<Mind Link>`: an instruction inside another effect. */
export const mindLink: KeywordRule = {
  name: 'Mind Link',
  slug: 'mind-link',
  category: 'none',
  rule: '16-28-1',
  categoryRule: '16-28-2',
  processRule: '16-28-3',
};
