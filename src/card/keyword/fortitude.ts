import type { KeywordRule } from './keyword.ts';

/** `<Fortitude>`: only the card that was on top is played (15-8-3-5). */
export const fortitude: KeywordRule = {
  name: 'Fortitude',
  slug: 'fortitude',
  category: 'trigger',
  rule: '16-27-1',
  categoryRule: '16-27-2',
  text: '[On Deletion] If this Digimon had digivolution cards, play this card without paying the cost.',
  processRule: '16-27-3',
};
