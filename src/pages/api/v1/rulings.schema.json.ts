import { makeRulingsSchema } from '../../../rules/api/ruling-schema.ts';

export const GET = () => Response.json(makeRulingsSchema());
