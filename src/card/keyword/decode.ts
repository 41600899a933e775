import { cardWords } from './argument.ts';
import type { KeywordRule } from './keyword.ts';

/** `<Decode>` */
export const decode: KeywordRule = {
  name: 'Decode',
  slug: 'decode',
  category: 'immediate',
  rule: '16-36-1',
  categoryRule: '16-36-2',
  text: ({ argument = '' }) =>
    `When this Digimon would leave the battle area other than in battle, you may play 1 ${cardWords(argument)} from this Digimon's digivolution cards without paying the cost.`,
  processRule: '16-36-3',
};
