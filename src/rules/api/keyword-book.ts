/**
 * Every keyword with all that is said of it, in one file: for a chat bot, a deck builder, a sheet
 * of notes. As JSON with a schema, as Markdown and as CSV.
 */
import { z } from 'zod';
import { keywordUrlOf, urlOf, type CorpusIndex } from '../corpus.ts';
import { compareNumbers, isWithin } from '../number/number.ts';
import { CATEGORIES, CHOICES, KEYWORD_LABELS, type Keyword } from '../rule.ts';
import { published, type Fixed, type JsonSchema } from './published.ts';

const number = z.string().regex(/^[1-9][0-9]*(-[1-9][0-9]*)*$/);
const clause = z
  .strictObject({
    number: number.describe('Number of the clause.'),
    text: z.string().describe('Official wording.'),
    fingerprint: z.string().describe('Short hash of the words; changes when the words change.'),
    url: z.string().describe('Address of its page.'),
  })
  .describe('A clause of the official text.');

const keyword = z
  .strictObject({
    name: z.string().describe('Name without brackets.'),
    slug: z.string().describe('Name in addresses.'),
    number: number.describe('Number of its section.'),
    formerly: z.string().describe('Its former name.').exactOptional(),
    label: z.enum(KEYWORD_LABELS).describe('Label in the received text.'),
    category: z.enum(CATEGORIES).describe('Category of 15-8 that its clause cites, or none.'),
    categoryRule: number.describe('The clause that says so.').exactOptional(),
    choice: z.enum(CHOICES).describe('Whether its player may decline it.'),
    choiceRule: number.describe('The clause that says so.').exactOptional(),
    reminder: z.string().describe('What it does, in our words.'),
    remark: z.string().describe('Where label and clauses disagree, in our words.').exactOptional(),
    clauses: z.array(clause).describe('All clauses of its section, in rule order.'),
    url: z.string().describe('Address of its page.'),
  })
  .describe('A keyword effect with all of its clauses.');

const bookSchema = z
  .strictObject({
    edition: z.string().describe('Edition of the official wording.'),
    date: z.string().describe('When that edition came out.'),
    notice: z.string().describe('Whose the official wording is.'),
    keywords: z.array(keyword).describe('All keyword effects, in rule order.'),
  })
  .describe('The keyword effects in one file.');

/** /api/v1/keyword-book.json */
export type ApiKeywordBook = Fixed<z.infer<typeof bookSchema>>;

/** Schema of /api/v1/keyword-book.json. */
export const makeKeywordBookSchema = (): JsonSchema => published('keyword-book', bookSchema);

/** The book of all keywords. */
export function makeKeywordBook({ corpus }: CorpusIndex): ApiKeywordBook {
  const { edition, keywords, rules } = corpus;
  const clausesOf = (section: string): ApiKeywordBook['keywords'][number]['clauses'] =>
    rules
      .filter((rule) => rule.number !== section && isWithin(rule.number, section))
      .toSorted((a, b) => compareNumbers(a.number, b.number))
      .flatMap(({ number: own, text, fingerprint }) =>
        text === undefined ? [] : [{ number: own, text, fingerprint, url: urlOf(own) }],
      );
  return {
    edition: edition.id,
    date: edition.date,
    notice: edition.notice,
    keywords: keywords.map((one) => ({
      ...{ name: one.name, slug: one.slug, number: one.number },
      ...(one.formerly === undefined ? {} : { formerly: one.formerly }),
      label: one.label,
      category: one.category.value,
      ...(one.category.rule === undefined ? {} : { categoryRule: one.category.rule }),
      choice: one.choice.value,
      ...(one.choice.rule === undefined ? {} : { choiceRule: one.choice.rule }),
      reminder: one.summary,
      ...(one.remark === undefined ? {} : { remark: one.remark }),
      clauses: clausesOf(one.number),
      url: keywordUrlOf(one.slug),
    })),
  };
}

/** The book as Markdown: a heading a keyword. `root`: full address of the site, or nothing. */
export function keywordBookAsMarkdown(book: ApiKeywordBook, root: string): string {
  const parts = book.keywords.map((one) =>
    [
      `## <${one.name}> (${one.number})`,
      `${one.reminder}`,
      [
        `- Type: ${one.label}; category: ${one.category}; ${one.choice}`,
        ...(one.formerly === undefined ? [] : [`- Formerly <${one.formerly}>`]),
        `- Page: ${root}${one.url}`,
      ].join('\n'),
      ...(one.remark === undefined ? [] : [one.remark]),
      one.clauses.map((rule) => `- **${rule.number}** ${rule.text}`).join('\n'),
    ]
      .map(escapeMarkdown)
      .join('\n\n'),
  );
  return `${[
    '# Keyword effects of the Digimon Card Game',
    `Comprehensive Rules, edition ${book.edition} (${book.date}). The first sentence under each name is our summary; the numbered clauses are the official text.`,
    escapeMarkdown(book.notice),
    ...parts,
  ].join('\n\n')}\n`;
}

/** Keywords stand in angle brackets, which Markdown would take for HTML. */
const escapeMarkdown = (text: string): string => text.replace(/[<>]/g, '\\$&');

const COLUMNS = [
  ...(['name', 'slug', 'number', 'formerly', 'label', 'category', 'choice'] as const),
  ...(['summary', 'url'] as const),
] as const;

/** Keywords as CSV (RFC 4180), the names of the columns first. */
export function keywordsAsCsv(keywords: readonly Keyword[]): string {
  const rows = keywords.map((one): Record<(typeof COLUMNS)[number], string> => ({
    ...{ name: one.name, slug: one.slug, number: one.number, formerly: one.formerly ?? '' },
    ...{ label: one.label, category: one.category.value, choice: one.choice.value },
    ...{ summary: one.summary, url: keywordUrlOf(one.slug) },
  }));
  const lines = [
    COLUMNS.join(','),
    ...rows.map((row) => COLUMNS.map((of) => cell(row[of])).join(',')),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
