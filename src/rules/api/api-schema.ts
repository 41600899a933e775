/**
 * The shapes of the static API, as types and as the JSON Schema 2020-12 that is published next to
 * the documents.
 */
import { z } from 'zod';
import { CATEGORIES, CHOICES, KEYWORD_LABELS } from '../rule.ts';
import { published, type Fixed, type JsonSchema } from './published.ts';

const number = (description: string) =>
  z
    .string()
    .regex(/^[1-9][0-9]*(-[1-9][0-9]*)*$/)
    .describe(description);
const text = (description: string) => z.string().describe(description);
const offset = (description: string) => z.int().min(0).describe(description);

const citation = z
  .strictObject({
    number: number('Number of the cited rule.'),
    title: text('Title quoted with it.').exactOptional(),
    start: offset('UTF-16 offset into text where the citation starts.'),
    end: offset('Offset behind its last character.'),
  })
  .describe('A reference from this rule to another one.');

const repair = z
  .strictObject({
    rule: text('Name of the repair.'),
    was: text('What the received text had.'),
    became: text('What stands in its place.'),
  })
  .describe('A mend of the received text.');

const ruleSchema = z
  .strictObject({
    number: number('Rule number.'),
    parent: number('Number of the rule above it.').nullable().describe('Null for a chapter.'),
    children: z.array(number('Rule number.')).describe('Numbers directly below, in rule order.'),
    heading: text('Title of a chapter, a section or an outline entry.').exactOptional(),
    text: text('Official wording; only rules whose text is included have it.').exactOptional(),
    citations: z.array(citation).describe('References in the text.'),
    citedBy: z.array(number('Rule number.')).describe('Rules whose text cites this one.'),
    keyword: text('Slug of the keyword effect that the rule belongs to.').exactOptional(),
    url: z
      .string()
      .regex(/^\/rules\/.+\/$/)
      .describe('Address of the page.'),
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{8}$/)
      .describe('Short hash of the words; changes when the words change.'),
    repairs: z.array(repair).describe('Mends of the received text.'),
    included: z.boolean().describe('Whether the official text is part of the site.'),
  })
  .describe('A numbered rule.');

const editionNote = z
  .strictObject({
    clause: number(
      'The clause it is about, when that one stands only in another edition.',
    ).exactOptional(),
    editions: z
      .array(
        z
          .strictObject({
            edition: text('Edition, such as 4.0.'),
            says: text('In our own words.'),
          })
          .describe('An edition and what it says.'),
      )
      .describe('The older edition first.'),
    result: text('What the difference does to a result.'),
    follows: text('The edition that the engine follows.'),
    why: text('Why that one.'),
    keywords: z
      .array(text('The last part of its address, such as engage.'))
      .describe('Keyword effects that only the later edition has.')
      .exactOptional(),
  })
  .describe('Where editions differ in this rule.');

const edition = text('Edition of the rules text, such as 4.0.');

const rulesSchema = z
  .strictObject({ edition, rules: z.array(ruleSchema).describe('All rules, in rule order.') })
  .describe('The rules as a tree of numbers.');

const singleRuleSchema = z
  .strictObject({
    edition,
    ...ruleSchema.shape,
    summary: text('Our own words; only rules whose text is not included have it.').exactOptional(),
    editionNote: editionNote.exactOptional(),
  })
  .describe('One rule.');

const keywordSchema = z
  .strictObject({
    name: text('Name without brackets.'),
    slug: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/)
      .describe('Name in addresses.'),
    number: number('Number of its section.'),
    formerly: text('Its former name.').exactOptional(),
    label: z.enum(KEYWORD_LABELS).describe('Label in the received text.'),
    category: z.enum(CATEGORIES).describe('Category of 15-8 that its clause cites, or none.'),
    choice: z.enum(CHOICES).describe('Whether its player may decline it.'),
    summary: text('One sentence in our own words.'),
    url: z
      .string()
      .regex(/^\/keywords\/.+\/$/)
      .describe('Address of the page.'),
  })
  .describe('A keyword effect.');

const keywordsSchema = z
  .strictObject({
    keywords: z.array(keywordSchema).describe('All keyword effects, in rule order.'),
  })
  .describe('The keyword effects of chapter 16.');

export type ApiRule = Fixed<z.infer<typeof ruleSchema>>;
/** /api/v1/rules.json */
export type ApiRules = Fixed<z.infer<typeof rulesSchema>>;
/**
 * /api/v1/rules/16-7-4.json: the rule as in the list, with its edition, for a rule that is not
 * included our summary, and what editions say differently.
 */
export type ApiSingleRule = Fixed<z.infer<typeof singleRuleSchema>>;
export type ApiKeyword = Fixed<z.infer<typeof keywordSchema>>;
/** /api/v1/keywords.json */
export type ApiKeywords = Fixed<z.infer<typeof keywordsSchema>>;

/** Schema of /api/v1/rules.json. */
export const makeRulesSchema = (): JsonSchema => published('rules', rulesSchema);

/** Schema of /api/v1/rules/<number>.json. */
export const makeRuleSchema = (): JsonSchema => published('rule', singleRuleSchema);

/** Schema of /api/v1/keywords.json. */
export const makeKeywordsSchema = (): JsonSchema => published('keywords', keywordsSchema);
