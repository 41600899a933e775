/** /search-index.json: fetched when a search box is first used. */
import { corpus } from '../components/content/corpus.ts';
import { questions } from '../components/search/asked.ts';
import { guides } from '../components/search/guided.ts';
import { terms } from '../components/search/glossary.ts';
import { buildIndex } from '../search/build.ts';
import { makeDocuments } from '../search/document.ts';

export async function GET(): Promise<Response> {
  const documents = makeDocuments(corpus, terms, questions, await guides());
  return Response.json(buildIndex(documents, corpus.edition.id));
}
