/** A pasted text with its mentions as links, in the form of the place it goes to. */
import { keywordUrlOf, urlOf } from '../rules/corpus.ts';
import type { Mention } from './mentions.ts';

export const LINK_FORMATS = ['markdown', 'bbcode', 'html', 'discord', 'plain'] as const;
export type LinkFormat = (typeof LINK_FORMATS)[number];

export const LINK_FORMAT_NAMES: { readonly [format in LinkFormat]: string } = {
  markdown: 'Markdown',
  bbcode: 'BBCode',
  html: 'HTML',
  discord: 'Discord',
  plain: 'Plain text',
};

interface LinkStyle {
  readonly format: LinkFormat;
  /** Where the site is: `https://rules.example`. */
  readonly root: string;
  /** Only the first mention of each page becomes a link. */
  readonly once: boolean;
}

/** The text with links. All other characters stay as they were; what does not exist is no link. */
export function withLinks(
  text: string,
  mentions: readonly Mention[],
  { format, root, once }: LinkStyle,
): string {
  const linked = new Set<string>();
  let written = '';
  let at = 0;
  for (const mention of mentions) {
    const path = pathOf(mention);
    if (path === undefined || (once && linked.has(path))) continue;
    // Plain text that was linked before.
    if (text.startsWith(` (${root}${path})`, mention.end)) continue;
    linked.add(path);
    written += text.slice(at, mention.start) + linkTo(root + path, labelOf(mention), format);
    at = mention.end;
  }
  return written + text.slice(at);
}

/** Address below the root of the site; none for a number that does not exist or only counts. */
export function pathOf(mention: Mention): string | undefined {
  if (mention.kind === 'keyword') return keywordUrlOf(mention.keyword.slug);
  if (mention.kind === 'ruling') return mention.path;
  if (mention.isCount) return undefined;
  return mention.path ?? (mention.exists ? urlOf(mention.number) : undefined);
}

/** Brackets of a keyword as a reader sees them. */
const labelOf = ({ kind, shown }: Mention): string =>
  kind !== 'keyword'
    ? shown
    : `<${shown.replace(/^(?:\\?<|&lt;|[^\w])|(?:\\?>|&gt;|[^\w.)])$/g, '')}>`;

function linkTo(url: string, label: string, format: LinkFormat): string {
  switch (format) {
    case 'markdown':
      return `[${label.replace(/[<>]/g, '\\$&')}](${url})`;
    case 'bbcode':
      return `[url=${url}]${label}[/url]`;
    case 'html':
      return `<a href="${url.replaceAll('&', '&amp;')}">${label.replace('<', '&lt;').replace('>', '&gt;')}</a>`;
    case 'discord':
      // An address in angle brackets brings no preview.
      return `[${label}](<${url}>)`;
    case 'plain':
      return `${label} (${url})`;
  }
}
