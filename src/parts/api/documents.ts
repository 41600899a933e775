/** Every file of the static API, for its page and for /llms.txt. */
import { changes } from '../../site/rules/changes.ts';
import { corpus } from '../../site/corpus.ts';
import { rulings } from '../../site/quiz/rulings.ts';

export interface ApiDocument {
  readonly url: string;
  /** Where there is one. */
  readonly schema: string | null;
  readonly what: string;
}

export const DOCUMENTS: readonly ApiDocument[] = [
  {
    url: '/api/v1/keyword-book.json',
    schema: '/api/v1/keyword-book.schema.json',
    what: `All ${corpus.keywords.length} keyword effects with everything: type, category, choice, a reminder in our words, and the official clauses.`,
  },
  {
    url: '/api/v1/keywords.md',
    schema: null,
    what: 'The same as text, for a person or a language model.',
  },
  {
    url: '/api/v1/keywords.csv',
    schema: null,
    what: 'A line for each keyword effect, for a spreadsheet: name, number, type, category, choice, summary.',
  },
  {
    url: '/api/v1/keywords.json',
    schema: '/api/v1/keywords.schema.json',
    what: 'The keyword effects without their clauses.',
  },
  {
    url: '/api/v1/rules.json',
    schema: '/api/v1/rules.schema.json',
    what: `All ${corpus.rules.length} rules in order, with the edition.`,
  },
  {
    url: '/api/v1/rules.ndjson',
    schema: '/api/v1/rule.schema.json',
    what: 'The same with our summaries, one rule a line; each line fits the schema.',
  },
  {
    url: '/api/v1/rules/16-7-4.json',
    schema: '/api/v1/rule.schema.json',
    what: "One rule by its number: its text, or our summary if the text isn't included, and a note if editions differ.",
  },
  {
    url: '/api/v1/rulings.json',
    schema: '/api/v1/rulings.schema.json',
    what: `All ${rulings.length} official rulings: question and answer in our words, and the rules that decide each.`,
  },
  {
    url: '/api/v1/changes.json',
    schema: '/api/v1/changes.schema.json',
    what: `Every edition of the manual up to ${changes.from}: which numbers it changed, and how.`,
  },
];
