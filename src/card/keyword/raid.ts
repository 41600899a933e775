import type { KeywordRule } from './keyword.ts';

/** `<Raid>`: the highest DP among the unsuspended ones (16-23-4). */
export const raid: KeywordRule = {
  name: 'Raid',
  slug: 'raid',
  category: 'trigger',
  rule: '16-23-1',
  categoryRule: '16-23-2',
  text: "[When Attacking] You may change the attack target to 1 of your opponent's unsuspended Digimon with the highest DP.",
  processRule: '16-23-3',
};
