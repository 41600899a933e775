/** /search-more.json: questions and rulings, fetched once the first results are shown. */
import { corpus } from '../site/corpus.ts';
import { questions } from '../site/search-questions.ts';
import { rulings } from '../site/search-rulings.ts';
import { buildIndex } from '../search/build.ts';
import { makeMoreDocuments } from '../search/document.ts';

export function GET(): Response {
  return Response.json(buildIndex(makeMoreDocuments(questions, rulings), corpus.edition.id));
}
