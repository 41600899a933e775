/** The processor that all Markdown of the site goes through. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unified } from '@astrojs/markdown-remark';
import { linkRules } from '../../rules/link.ts';
import { readTerms } from '../../search/index/terms.ts';
import { linkWords } from './link-words.ts';

/** From the project's root: a page that is built holds this file somewhere else. */
const TERMS = join(process.cwd(), 'content/terms');

/** Names of the glossary. What is wrong in its files is said where it is shown. */
function termNames(): readonly string[] {
  const names = readdirSync(TERMS).filter((name) => name.endsWith('.md'));
  const files = names.map((name) => ({ name, text: readFileSync(join(TERMS, name), 'utf8') }));
  const read = readTerms(files);
  return read.ok ? read.value.map(({ term }) => term) : [];
}

export const markdown = unified({
  remarkPlugins: [linkRules, linkWords(termNames())],
  gfm: true,
  smartypants: false,
});

/** Markdown -> HTML, as the pages have it. */
export async function renderer(): Promise<(text: string) => Promise<string>> {
  const { render } = await markdown.createRenderer({ syntaxHighlight: false });
  return async (text) => (await render(text)).code;
}
