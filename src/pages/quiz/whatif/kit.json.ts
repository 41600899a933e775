/**
 * /quiz/whatif/kit.json: what keywords stand for, for boards that are changed in a page. Fetched
 * when one is.
 */
import { corpus } from '../../../site/corpus.ts';
import type { Kit } from '../../../quiz/whatif/load.ts';
import { makeKit } from '../../../scenario/change/kit-make.ts';

export function GET(): Response {
  const kit: Kit = {
    keywords: makeKit(),
    colours: Object.fromEntries(
      corpus.keywords.map(({ name, category }) => [name, category.value]),
    ),
  };
  return new Response(JSON.stringify(kit), {
    headers: { 'content-type': 'application/json' },
  });
}
