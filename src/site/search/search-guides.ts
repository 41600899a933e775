/** The guides as search knows them. Import it only in endpoints and other build code. */
import type { GuideSource } from '../../search/index/document.ts';
import { articleOf, guides as all, urlOfGuide } from '../guides/guides.ts';

/** Longest text of a section: enough to be found by, and no second copy of the article. */
const LENGTH = 350;

export const guides = (): Promise<readonly GuideSource[]> =>
  Promise.all(
    all.map(async ({ id, title, lead, explains, sections }) => {
      const { headings } = await articleOf(id);
      const slugs = headings.filter(({ depth }) => depth === 2).map(({ slug }) => slug);
      return {
        title,
        url: urlOfGuide(id),
        lead,
        cites: explains,
        sections: sections.map(({ heading, text }, i) => ({
          heading,
          slug: slugs[i] ?? '',
          text: beginning(text),
        })),
      };
    }),
  );

/** The text up to the end of the sentence that passes the length; tables are no sentences. */
function beginning(text: string): string {
  const sentences = text
    .replace(/^\|.*$/gm, '')
    .split(/(?<=[.:?])\s+/)
    .map((sentence) => sentence.trim());
  let all = '';
  for (const sentence of sentences) {
    if (all.length > LENGTH) break;
    all += `${sentence} `;
  }
  return all.trim();
}
