import { corpus } from '../../../components/content/corpus.ts';
import { makeKeywordsDocument } from '../../../rules/api.ts';

export const GET = () => Response.json(makeKeywordsDocument(corpus));
