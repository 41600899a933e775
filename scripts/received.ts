/** The edition that is in the project as received; an imported one may be newer. */
import { indexCorpus } from '../src/rules/corpus.ts';
import { library } from './library.ts';

const RECEIVED = '4.0';
const found = library.editions.find(({ edition }) => edition.id === RECEIVED);
if (found === undefined) throw new Error(`content/rules/${RECEIVED} is missing; restore it`);

export const corpus = found;
export const index = indexCorpus(found);
