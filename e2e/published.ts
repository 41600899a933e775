/**
 * What the built site says of the rules it has: an imported edition has more keywords, and the
 * official words of every chapter.
 */
import type { Page } from './helpers.ts';

/** The edition that is here without an import. */
export const RECEIVED = '4.0';

interface Keyword {
  readonly name: string;
  readonly label: string;
  readonly choice: string;
}

interface Published {
  /** The newest edition, as "4.0". */
  readonly edition: string;
  readonly keywords: readonly Keyword[];
}

/** The edition of the site, and its keywords in rule order. */
export async function published(page: Page): Promise<Published> {
  const answer = await page.request.get('/api/v1/keyword-book.json');
  return (await answer.json()) as Published;
}

/** The names, as "<Raid>", of the keywords that are `wanted`, in rule order. */
export async function keywordNames(
  page: Page,
  wanted: (keyword: Keyword) => boolean = () => true,
): Promise<string[]> {
  const { keywords } = await published(page);
  return keywords.filter(wanted).map(({ name }) => `<${name}>`);
}

/** Whether the site has the official words of a rule; its own summary otherwise. */
export async function hasWords(page: Page, number: string): Promise<boolean> {
  const answer = await page.request.get(`/api/v1/rules/${number}.json`);
  return ((await answer.json()) as { readonly included: boolean }).included;
}
