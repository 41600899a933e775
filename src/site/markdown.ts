/** The processor that all Markdown of the site goes through. */
import { unified } from '@astrojs/markdown-remark';
import { linkRules } from '../rules/link.ts';

export const markdown = unified({ remarkPlugins: [linkRules], gfm: true, smartypants: false });

/** Markdown -> HTML, as the pages have it. */
export async function renderer(): Promise<(text: string) => Promise<string>> {
  const { render } = await markdown.createRenderer({ syntaxHighlight: false });
  return async (text) => (await render(text)).code;
}
