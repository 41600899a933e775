import { corpus } from '../../../site/corpus.ts';
import { makeKeywordsDocument } from '../../../rules/api/api.ts';

export const GET = () => Response.json(makeKeywordsDocument(corpus));
