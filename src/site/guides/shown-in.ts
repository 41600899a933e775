/** Where the guides explain a term. Import it only in frontmatter and other build code. */
import { placeOfTerm } from '../../guide/place-of-term.ts';
import { articleOf, guides, urlOfGuide } from './guides.ts';

/** Where a term is explained with boards. */
export interface Shown {
  readonly url: string;
  /** Heading of the part of the guide, else its title. */
  readonly words: string;
}

/** For each guide that names a term: the part that explains it, in the order of the guides. */
export async function shownIn(term: string): Promise<readonly Shown[]> {
  const naming = guides.filter(({ terms: named }) => named.includes(term));
  return Promise.all(
    naming.map(async ({ id, title, sections }) => {
      const { headings } = await articleOf(id);
      const slugs = headings.filter(({ depth }) => depth === 2).map(({ slug }) => slug);
      const at = placeOfTerm(term, sections);
      const [slug, heading] = at === null ? [] : [slugs[at], sections[at]?.heading];
      return slug === undefined || heading === undefined
        ? { url: urlOfGuide(id), words: title }
        : { url: `${urlOfGuide(id)}#${slug}`, words: `${title}: ${heading}` };
    }),
  );
}
