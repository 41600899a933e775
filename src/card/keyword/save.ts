import type { KeywordRule } from './keyword.ts';

/** `<Save>`: an instruction inside another effect. */
export const save: KeywordRule = {
  name: 'Save',
  slug: 'save',
  category: 'none',
  rule: '16-20-1',
  categoryRule: '16-20-2',
  processRule: '16-20-3',
};
