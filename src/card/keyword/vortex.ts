import type { KeywordRule } from './keyword.ts';

/** `<Vortex>`: a Digimon placed this turn may attack by it (16-33-1). */
export const vortex: KeywordRule = {
  name: 'Vortex',
  slug: 'vortex',
  category: 'trigger',
  rule: '16-33-1',
  categoryRule: '16-33-2',
  text: "[End of Your Turn] This Digimon may attack an opponent's Digimon, even in the turn it was played.",
  processRule: '16-33-3',
};
