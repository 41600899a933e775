import { filterWords } from './argument.ts';
import type { KeywordRule } from './keyword.ts';

/** `<Decoy>`: saves one of the Digimon that would be deleted. */
export const decoy: KeywordRule = {
  name: 'Decoy',
  slug: 'decoy',
  category: 'immediate',
  rule: '16-18-1',
  categoryRule: '16-18-2',
  text: ({ argument = '' }) =>
    `When one of your other ${filterWords(argument)} would be deleted by an opponent's effect, by deleting this Digimon, prevent 1 of those Digimon's deletion.`,
  costRule: '16-18-3',
  processRule: '16-18-3',
};
