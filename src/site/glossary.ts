/**
 * The glossary, and what players say. Import it only in frontmatter, endpoints and other build
 * code.
 */
import { library } from './content.ts';

export const { terms, playersWords } = library;
