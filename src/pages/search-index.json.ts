/** /search-index.json: rules, keywords, terms and guides, fetched when a search is first used. */
import { corpus } from '../site/corpus.ts';
import { guides } from '../site/search-guides.ts';
import { playersWords, terms } from '../site/glossary.ts';
import { buildIndex } from '../search/build.ts';
import { makeDocuments } from '../search/document.ts';

export async function GET(): Promise<Response> {
  const sources = { corpus, terms, guides: await guides(), words: playersWords };
  return Response.json(buildIndex(makeDocuments(sources), corpus.edition.id));
}
