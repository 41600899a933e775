import { makeRuleSchema } from '../../../rules/api-schema.ts';

export const GET = () => Response.json(makeRuleSchema());
