import type { KeywordRule } from './keyword.ts';

/** `<De-Digivolve>`: an instruction inside another effect (processing/do-keyword.ts). */
export const deDigivolve: KeywordRule = {
  name: 'De-Digivolve',
  slug: 'de-digivolve',
  category: 'none',
  rule: '16-12-1',
  categoryRule: '16-12-2',
  processRule: '16-12-3',
};
