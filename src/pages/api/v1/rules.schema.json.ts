import { makeRulesSchema } from '../../../rules/api-schema.ts';

export const GET = () => Response.json(makeRulesSchema());
