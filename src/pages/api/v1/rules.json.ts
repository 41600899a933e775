import { corpus } from '../../../components/content/corpus.ts';
import { makeRulesDocument } from '../../../rules/api.ts';

export const GET = () => Response.json(makeRulesDocument(corpus));
