import { makeKeywordsSchema } from '../../../rules/api-schema.ts';

export const GET = () => Response.json(makeKeywordsSchema());
