import { makeKeywordsSchema } from '../../../rules/api/api-schema.ts';

export const GET = () => Response.json(makeKeywordsSchema());
