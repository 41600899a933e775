/**
 * /search-more.json: questions, rulings and what the first part has no room for, fetched once the
 * first results are shown.
 */
import { corpus } from '../site/corpus.ts';
import { questions } from '../site/search/search-questions.ts';
import { rulesInParts } from '../site/search/search-rules.ts';
import { rulings } from '../site/search/search-rulings.ts';
import { buildIndex } from '../search/index/build.ts';
import { makeMoreDocuments } from '../search/index/document.ts';

export async function GET(): Promise<Response> {
  const { rest } = await rulesInParts();
  const documents = [...rest, ...makeMoreDocuments(questions, rulings)];
  return Response.json(buildIndex(documents, corpus.edition.id));
}
