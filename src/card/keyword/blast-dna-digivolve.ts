import type { KeywordRule } from './keyword.ts';

/** `<Blast DNA Digivolve>`: asked for by the counter timing (procedure/counter.ts). */
export const blastDnaDigivolve: KeywordRule = {
  name: 'Blast DNA Digivolve',
  slug: 'blast-dna-digivolve',
  category: 'none',
  rule: '16-31-1',
  categoryRule: '16-31-2',
  processRule: '16-31-3',
};
