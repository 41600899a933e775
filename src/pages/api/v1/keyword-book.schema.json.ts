import { makeKeywordBookSchema } from '../../../rules/api/keyword-book.ts';

export const GET = () => Response.json(makeKeywordBookSchema());
