import type { KeywordRule } from './keyword.ts';

/** `<Blast Digivolve>`: asked for by the counter timing (procedure/counter.ts). */
export const blastDigivolve: KeywordRule = {
  name: 'Blast Digivolve',
  slug: 'blast-digivolve',
  category: 'none',
  rule: '16-26-1',
  categoryRule: '16-26-2',
  processRule: '16-26-3',
};
