import type { KeywordRule } from './keyword.ts';

/** `<Jamming>`: asked for when the loser of a battle with a Security Digimon is deleted (14-2-2). */
export const jamming: KeywordRule = {
  name: 'Jamming',
  slug: 'jamming',
  category: 'persistent',
  rule: '16-9-1',
  categoryRule: '16-9-2',
};
