import { corpus } from '../../../site/corpus.ts';
import { rulings } from '../../../site/quiz/rulings.ts';
import { makeRulingsDocument } from '../../../parts/ruling/document.ts';

export const GET = () => Response.json(makeRulingsDocument(corpus.edition.id, rulings));
