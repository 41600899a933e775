import { cardWords } from './argument.ts';
import type { KeywordRule } from './keyword.ts';

/** `<Partition>`: both cards or none (16-29-4). */
export const partition: KeywordRule = {
  name: 'Partition',
  slug: 'partition',
  category: 'immediate',
  rule: '16-29-1',
  categoryRule: '16-29-2',
  text: ({ argument = '' }) => {
    const [a = '', b = ''] = argument.split(/ [&+] /).map(cardWords);
    return `When this Digimon would leave the battle area other than in battle or by one of your effects, you may play 1 ${a} and 1 ${b} from this Digimon's digivolution cards without paying their costs.`;
  },
  processRule: '16-29-3',
};
