/** /search-index.json: rules, keywords, terms and guides, fetched when a search is first used. */
import { corpus } from '../site/corpus.ts';
import { rulesInParts } from '../site/search/search-rules.ts';
import { buildIndex } from '../search/index/build.ts';

export async function GET(): Promise<Response> {
  const { first } = await rulesInParts();
  return Response.json(buildIndex(first, corpus.edition.id));
}
