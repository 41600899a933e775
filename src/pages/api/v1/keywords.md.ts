import { index } from '../../../site/corpus.ts';
import { ROOT_ADDRESS } from '../../../site/site.ts';
import { keywordBookAsMarkdown, makeKeywordBook } from '../../../rules/api/keyword-book.ts';

export const GET = () =>
  new Response(keywordBookAsMarkdown(makeKeywordBook(index), ROOT_ADDRESS), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
