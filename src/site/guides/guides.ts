/// <reference types="astro/client" />
/**
 * The guides for pages. What the engine says of their examples stands in guide-examples.ts. Import
 * it only in frontmatter, endpoints and other build code.
 */
import type { MarkdownHeading, MarkdownInstance } from 'astro';
import { isWithin } from '../../rules/number/number.ts';
import { resolved, type Article } from '../resolved/resolved.ts';

const pages = import.meta.glob<MarkdownInstance<Record<string, unknown>>>(
  '../../../content/guides/*.md',
);
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** All guides in their order. */
export const guides: readonly Article[] = resolved().articles;

/** The article that teaches the game to newcomers: it has an address of its own. */
export const LEARN = 'learn';

export const urlOfGuide = (id: string): string => (id === LEARN ? '/learn/' : `/guides/${id}/`);

/** The guided questions, of level 0, in the order in which Learn asks them. */
export const firstSteps: readonly string[] = guides.find(({ id }) => id === LEARN)?.questions ?? [];

/** Guides that explain the chapter or section that a rule belongs to. */
export const guidesOn = (rule: string): readonly Article[] =>
  guides.filter(({ explains }) => explains.some((number) => isWithin(rule, number)));

/**
 * An article as HTML, with the processor that all Markdown of the site goes through, and its
 * headings.
 */
export async function articleOf(
  id: string,
): Promise<{ readonly html: string; readonly headings: readonly MarkdownHeading[] }> {
  const found = Object.entries(pages).find(([file]) => nameOf(file) === `${id}.md`);
  if (found === undefined) throw new Error(`no guide ${id}`);
  const page = await found[1]();
  return { html: await page.compiledContent(), headings: page.getHeadings() };
}
