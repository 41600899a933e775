import type { KeywordRule } from './keyword.ts';

/** `<Execute>`: the deletion is pending processing (16-38-4). */
export const execute: KeywordRule = {
  name: 'Execute',
  slug: 'execute',
  category: 'trigger',
  rule: '16-38-1',
  categoryRule: '16-38-2',
  text: '[End of Your Turn] This Digimon may attack; it can also attack unsuspended Digimon. At the end of the attack, delete this Digimon.',
  processRule: '16-38-3',
};
