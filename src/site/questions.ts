/// <reference types="astro/client" />
/**
 * The questions for pages: read and resolved once, at build time, which stops where something is wrong or author and engine
 * disagree. Import it only in frontmatter, endpoints and other build code.
 */
import type { MarkdownInstance } from 'astro';
import { library } from './content.ts';

const FOLDER = 'content/questions/';
const pathOf = (file: string): string => file.slice(file.indexOf(FOLDER) + FOLDER.length);

const pages = import.meta.glob<MarkdownInstance<Record<string, unknown>>>(
  '../../content/questions/**/*.md',
);

/** All questions in order of topic, level and title. */
export const { questions } = library;

/** The explanation of a question as HTML, with the processor that all Markdown of the site goes through. */
export async function explanationOf(id: string): Promise<string> {
  const found = Object.entries(pages).find(([file]) => pathOf(file) === `${id}.md`);
  if (found === undefined) throw new Error(`no question ${id}`);
  return (await found[1]()).compiledContent();
}
