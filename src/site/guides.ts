/// <reference types="astro/client" />
/**
 * The guides for pages: read once, at build time, every example resolved; the build stops where the engine disagrees with an
 * article. Import it only in frontmatter, endpoints and other build code.
 */
import type { MarkdownHeading, MarkdownInstance } from 'astro';
import type { Guide } from '../guide/guide.ts';
import { readGuide } from '../guide/read.ts';
import { isWithin } from '../rules/number/number.ts';
import { terms } from './glossary.ts';
import { corpus } from './corpus.ts';
import { questions } from './questions.ts';
import { describeAll } from './read-questions.ts';

const raw = import.meta.glob<string>('../../content/guides/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = import.meta.glob<MarkdownInstance<Record<string, unknown>>>(
  '../../content/guides/*.md',
);
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

const known = {
  keywords: new Set(corpus.keywords.map(({ slug }) => slug)),
  questions: new Set(questions.map(({ question }) => question.id)),
  terms: new Set(terms.map(({ term }) => term)),
};
const read = Object.entries(raw).map(([file, text]) => readGuide(nameOf(file), text, known));
const problems = read.flatMap((guide) => (guide.ok ? [] : guide.problem));
if (problems.length > 0) throw new Error(`content/guides is wrong:\n${describeAll(problems)}`);

/** All guides in their order. */
export const guides: readonly Guide[] = read
  .flatMap((guide) => (guide.ok ? [guide.value] : []))
  .sort((a, b) => a.order - b.order);

export const urlOfGuide = (id: string): string => `/guides/${id}/`;

/** Guides that explain the chapter or section that a rule belongs to. */
export const guidesOn = (rule: string): readonly Guide[] =>
  guides.filter(({ explains }) => explains.some((number) => isWithin(rule, number)));

/** An article as HTML, with the processor that all Markdown of the site goes through, and its headings. */
export async function articleOf(
  id: string,
): Promise<{ readonly html: string; readonly headings: readonly MarkdownHeading[] }> {
  const found = Object.entries(pages).find(([file]) => nameOf(file) === `${id}.md`);
  if (found === undefined) throw new Error(`no guide ${id}`);
  const page = await found[1]();
  return { html: await page.compiledContent(), headings: page.getHeadings() };
}
