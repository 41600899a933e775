import { filterWords } from './argument.ts';
import type { KeywordRule } from './keyword.ts';

/** `<Overclock>` */
export const overclock: KeywordRule = {
  name: 'Overclock',
  slug: 'overclock',
  category: 'trigger',
  rule: '16-34-1',
  categoryRule: '16-34-2',
  text: ({ argument = '' }) =>
    `[End of Your Turn] By deleting 1 of your Tokens or 1 of your other ${filterWords(argument)}, this Digimon attacks a player without suspending.`,
  costRule: '16-34-3',
  processRule: '16-34-3',
};
