import type { KeywordRule } from './keyword.ts';

/** `<Iceclad>`: asked for by the battle (procedure/fight.ts). */
export const iceclad: KeywordRule = {
  name: 'Iceclad',
  slug: 'iceclad',
  category: 'persistent',
  rule: '16-35-1',
  categoryRule: '16-35-2',
  processRule: '16-35-3',
};
