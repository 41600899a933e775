import type { KeywordRule } from './keyword.ts';

/**
 * `<Piercing>`: triggers by the battle (16-7-2), and on activation only registers the check, which is pending processing
 * until right before the end of the attack (16-7-4).
 */
export const piercing: KeywordRule = {
  name: 'Piercing',
  slug: 'piercing',
  category: 'trigger',
  rule: '16-7-1',
  categoryRule: '16-7-2',
  text: "When this attacking Digimon deletes an opponent's Digimon in battle, it checks security before the attack ends.",
  processRule: '16-7-3',
};
