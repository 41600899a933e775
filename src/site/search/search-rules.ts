/**
 * Rules, keywords, terms, guides and pages as search has them, in the two parts in which they are
 * fetched.
 * Import it only in endpoints and other build code.
 */
import { inParts, makeDocuments, type InParts } from '../../search/index/document.ts';
import { corpus } from '../corpus.ts';
import { playersWords, sitePages, terms } from '../words/glossary.ts';
import { guides } from './search-guides.ts';

export const rulesInParts = async (): Promise<InParts> =>
  inParts(
    makeDocuments({
      corpus,
      terms,
      guides: await guides(),
      pages: sitePages,
      words: playersWords,
    }),
  );
