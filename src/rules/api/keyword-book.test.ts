import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { indexCorpus } from '../corpus.ts';
import { sampleCorpus } from '../read/sample.ts';
import {
  keywordBookAsMarkdown,
  keywordsAsCsv,
  makeKeywordBook,
  makeKeywordBookSchema,
} from './keyword-book.ts';

const corpus = sampleCorpus();
const book = makeKeywordBook(indexCorpus(corpus));

describe('the book', () => {
  test('keeps to its schema, with every keyword and every clause of its section', () => {
    const ajv = new Ajv2020();
    const parsed: unknown = JSON.parse(JSON.stringify(book));
    expect(ajv.validate(makeKeywordBookSchema(), parsed), ajv.errorsText()).toBe(true);
    expect(book.keywords.map(({ slug }) => slug)).toEqual(corpus.keywords.map(({ slug }) => slug));
    for (const { number, clauses } of book.keywords) {
      const own = corpus.rules.filter((rule) => rule.number.startsWith(`${number}-`));
      expect(clauses.map((clause) => clause.number)).toEqual(own.map((rule) => rule.number));
    }
    expect(book.keywords[0]?.clauses.length).toBeGreaterThan(0);
  });

  test('the schema refuses a field too many', () => {
    const ajv = new Ajv2020();
    expect(ajv.validate(makeKeywordBookSchema(), { ...book, extra: 1 })).toBe(false);
  });
});

test('Markdown has a heading a keyword, its page, and no tag', () => {
  const text = keywordBookAsMarkdown(book, 'https://rules.example');
  expect(text).toContain('## \\<Swim A.\\> (16-4)\n\nIt swims.\n');
  expect(text).toContain('- Page: https://rules.example/keywords/swim-a/');
  expect(text).toContain('- **16-4-2** \\<Swim A.\\> is a persistent effect.');
  expect(text).not.toMatch(/(?<!\\)</);
});

test('CSV has a line a keyword, and quotes what has a comma', () => {
  const [keyword] = corpus.keywords;
  if (keyword === undefined) throw new Error('no keyword');
  const text = keywordsAsCsv([keyword, { ...keyword, summary: 'It "swims", twice.' }]);
  expect(text.split('\r\n')).toEqual([
    'name,slug,number,formerly,label,category,choice,summary,url',
    'Swim A.,swim-a,16-4,Swim,Persistent,persistent,mandatory,It swims.,/keywords/swim-a/',
    'Swim A.,swim-a,16-4,Swim,Persistent,persistent,mandatory,"It ""swims"", twice.",/keywords/swim-a/',
    '',
  ]);
});
