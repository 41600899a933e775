/** For tests: a text on a Digimon. */
import { NO_FACTS } from './printed.ts';
import { readCard } from './read.ts';

/** What is found wrong with a text in the upper box of a Digimon, in its order. */
export const problemsOf = (upper: string): readonly string[] =>
  readCard({
    name: 'Hero',
    category: 'Digimon',
    level: 6,
    colours: ['red'],
    dp: 9000,
    cost: 9,
    facts: NO_FACTS,
    text: { upper, inherited: '', security: '', linked: '', option: '' },
  }).problems.map(({ found }) => found);
