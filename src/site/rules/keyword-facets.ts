/** The facets of every keyword of the corpus, read once for all pages. */
import { facetsOf, hasOf, type KeywordFacets } from '../../effect/keyword/facets.ts';
import { isInView, sortKeywords, type Has, type KeywordView } from '../../rules/keyword-index.ts';
import type { Keyword } from '../../rules/rule.ts';
import { corpus, index } from '../corpus.ts';

export interface ListedKeyword {
  readonly keyword: Keyword;
  readonly facets: KeywordFacets;
  readonly has: Has;
}

/** In rule order. */
export const listed: readonly ListedKeyword[] = corpus.keywords.map((keyword) => {
  const facets = facetsOf(keyword, index.childrenOf(keyword.number));
  return { keyword, facets, has: hasOf(keyword, facets) };
});

/** A keyword of the corpus with its facets; a slug that is none throws. */
export function listedOf(slug: string): ListedKeyword {
  const found = listed.find(({ keyword }) => keyword.slug === slug);
  if (found === undefined) throw new Error(`no keyword ${slug}`);
  return found;
}

/** The keywords of a view, sorted as it says. */
export function inView(view: KeywordView): readonly ListedKeyword[] {
  const shown = listed.filter(({ has }) => isInView(has, view)).map(({ keyword }) => keyword);
  return sortKeywords(shown, view.sort).map(({ slug }) => listedOf(slug));
}
