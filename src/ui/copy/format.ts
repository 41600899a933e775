/**
 * What the copy buttons put on the clipboard: the number, the words and the address, in the form of
 * the place they go to.
 */

export interface QuoteLine {
  readonly number: string;
  readonly text: string;
}

export interface Quote {
  /** A clause is one line; a section brings its clauses along. */
  readonly lines: readonly QuoteLine[];
  /** Full address of the first line's page. */
  readonly url: string;
  /** "Comprehensive Rules Ver. 4.0", or who speaks when the words are ours. */
  readonly source: string;
}

export const FORMATS = ['address', 'link', 'markdown', 'bbcode', 'discord'] as const;
export type Format = (typeof FORMATS)[number];

export const FORMAT_NAMES: { readonly [format in Format]: string } = {
  address: 'Link only',
  link: 'Text and link',
  markdown: 'Markdown',
  bbcode: 'BBCode',
  discord: 'Discord',
};

/**
 * `address` is the bare link; all others quote number and text, `link` for places that take plain
 * text only.
 */
export function formatQuote(format: Format, quote: Quote): string {
  switch (format) {
    case 'address':
      return quote.url;
    case 'link':
      return `${join(quote, '\n', (line) => `${line.number} ${line.text}`)}\n${quote.source}\n${quote.url}`;
    case 'markdown':
      return `${join(quote, '\n>\n', (line, link) => `> **${link ? `[${line.number}](${quote.url})` : line.number}** ${escapeMarkdown(line.text)}`)}\n>\n> ${escapeMarkdown(quote.source)}`;
    case 'bbcode':
      return `[quote]${join(quote, '\n', (line, link) => `[b]${link ? `[url=${quote.url}]${line.number}[/url]` : line.number}[/b] ${line.text}`)}\n${quote.source}[/quote]`;
    case 'discord':
      return `${join(quote, '\n', (line) => `> **${line.number}** ${escapeDiscord(line.text)}`)}\n> ${escapeDiscord(quote.source)}\n<${quote.url}>`;
  }
}

/**
 * Words in quotation marks with their edition, as an article has them. `date`: when that came out;
 * none for our own words.
 */
export function formatQuotation({ lines, url, source }: Quote, date: string | undefined): string {
  const words = lines.map(({ number, text }, i) => (i === 0 ? text : `${number} ${text}`));
  const of = date === undefined ? source : `${source} (${date})`;
  return `"${words.join('\n')}"\nRule ${lines[0]?.number ?? ''}, ${of}, ${url}`;
}

/** Keyword names stand in angle brackets, which Markdown would take for HTML and drop. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_<>[\]]/g, '\\$&');
}

/** Discord shows `<Piercing>` as it stands, and hides marks of emphasis, spoilers and code. */
function escapeDiscord(text: string): string {
  return text.replace(/[\\`*_~|]/g, '\\$&');
}

function join(quote: Quote, by: string, make: (line: QuoteLine, link: boolean) => string): string {
  return quote.lines.map((line, index) => make(line, index === 0)).join(by);
}
