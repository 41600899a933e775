/**
 * The glossary, what players say, and pages that search finds. Import it only in frontmatter,
 * endpoints and other build code.
 */
import { library } from '../content/content.ts';

export const { terms, playersWords, sitePages } = library;
