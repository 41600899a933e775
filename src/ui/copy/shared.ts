/** A result in the form of the place it goes to. */
import type { Shared, SharedItem } from './share.ts';

export const SHARE_FORMATS = ['text', 'markdown', 'bbcode', 'discord'] as const;
export type ShareFormat = (typeof SHARE_FORMATS)[number];

export const SHARE_NAMES: { readonly [format in ShareFormat]: string } = {
  text: 'Text',
  markdown: 'Markdown',
  bbcode: 'BBCode',
  discord: 'Discord',
};

const SITE = 'Ruling Lab';

export function formatShared(format: ShareFormat, { title, url, facts, items }: Shared): string {
  const said = facts.join(' ');
  switch (format) {
    case 'text':
      return [
        `${SITE}: ${title}`,
        said,
        ...items.map((item) => `${markOf(item)} ${item.title}: ${item.url}`),
        url,
      ].join('\n');
    case 'markdown':
      return [
        `**[${escapeMarkdown(title)}](${url})** (${SITE})\n\n${escapeMarkdown(said)}`,
        ...(items.length === 0 ? [] : ['']),
        ...items.map((item) => `- ${markOf(item)} [${escapeMarkdown(item.title)}](${item.url})`),
      ].join('\n');
    case 'bbcode':
      return [
        `[b][url=${url}]${title}[/url][/b] (${SITE})`,
        said,
        ...(items.length === 0
          ? []
          : [
              '[list]',
              ...items.map((item) => `[*]${markOf(item)} [url=${item.url}]${item.title}[/url]`),
              '[/list]',
            ]),
      ].join('\n');
    case 'discord':
      // An address in angle brackets brings no preview.
      return [
        `**${escapeDiscord(title)}** (${SITE})`,
        escapeDiscord(said),
        ...items.map((item) => `${markOf(item)} ${escapeDiscord(item.title)} <${item.url}>`),
        `<${url}>`,
      ].join('\n');
  }
}

const markOf = ({ right }: SharedItem): string => (right === null ? '–' : right ? '✓' : '✗');

// As in format.ts, which the pages of rules use: a module that they and the quiz share would be one
// more file for each of them.
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_<>[\]]/g, '\\$&');
const escapeDiscord = (text: string): string => text.replace(/[\\`*_~|]/g, '\\$&');
