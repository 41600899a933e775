import { index } from '../../../site/corpus.ts';
import { makeKeywordBook } from '../../../rules/api/keyword-book.ts';

export const GET = () => Response.json(makeKeywordBook(index));
