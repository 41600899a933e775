import { corpus } from '../../../site/corpus.ts';
import { keywordsAsCsv } from '../../../rules/api/keyword-book.ts';

export const GET = () =>
  new Response(keywordsAsCsv(corpus.keywords), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
