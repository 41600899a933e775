import type { KeywordRule } from './keyword.ts';

/** `<Collision>`: asked for by the block timing: what it gives to Digimon and what it demands of the player (16-30-4). */
export const collision: KeywordRule = {
  name: 'Collision',
  slug: 'collision',
  category: 'persistent',
  rule: '16-30-1',
  categoryRule: '16-30-2',
  whileRule: ['16-30-3'],
};
