import { corpus } from '../../../site/corpus.ts';
import { makeRulesDocument } from '../../../rules/api/api.ts';

export const GET = () => Response.json(makeRulesDocument(corpus));
