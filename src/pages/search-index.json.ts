/** /search-index.json: fetched when a search box is first used. */
import { corpus } from '../site/corpus.ts';
import { questions } from '../site/search-questions.ts';
import { rulings } from '../site/search-rulings.ts';
import { guides } from '../site/search-guides.ts';
import { terms } from '../site/glossary.ts';
import { buildIndex } from '../search/build.ts';
import { makeDocuments } from '../search/document.ts';

export async function GET(): Promise<Response> {
  const documents = makeDocuments(corpus, terms, questions, await guides(), rulings);
  return Response.json(buildIndex(documents, corpus.edition.id));
}
