import type { KeywordRule } from './keyword.ts';

/** `<Retaliation>`: only when it alone was deleted by the battle (16-13-2). */
export const retaliation: KeywordRule = {
  name: 'Retaliation',
  slug: 'retaliation',
  category: 'trigger',
  rule: '16-13-1',
  categoryRule: '16-13-2',
  text: 'When only this Digimon is deleted in battle, delete the Digimon it battled.',
  processRule: '16-13-3',
};
