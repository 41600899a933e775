/** The corpus for pages. Import it only in frontmatter, endpoints and other build code. */
import { library } from './content/content.ts';

export const { corpus, index, policies } = library;
