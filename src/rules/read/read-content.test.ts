import { describe, expect, test } from 'vitest';
import { describeProblems, readCorpus } from './read.ts';
import {
  changed,
  problemsOf,
  SAMPLE_KEYWORDS,
  SAMPLE_OUTLINE,
  SAMPLE_WORDS,
  sampleFiles,
  type SampleTexts,
} from './sample.ts';

describe('wrong content files are refused', () => {
  const outline = (...rules: unknown[]) => ({
    outline: { ...SAMPLE_OUTLINE, rules: [...SAMPLE_OUTLINE.rules, ...rules] },
  });
  const words = (entry: Record<string, unknown>) => ({
    words: { keywords: [SAMPLE_WORDS.keywords[0], { ...SAMPLE_WORDS.keywords[1], ...entry }] },
  });
  const entry = { title: 'T', summary: 'S.' };
  test.each([
    [
      'an outline entry twice',
      outline({ number: '15-8', ...entry }),
      'rules[5].number: 15-8 a second time; expected each once',
    ],
    [
      'an outline entry without its parent',
      outline({ number: '3-1', ...entry }),
      '3-1 without its parent; expected an entry 3',
    ],
    [
      'an outline entry whose text is here',
      outline({ number: '16-4', ...entry }),
      '16-4; expected no rule whose text is included',
    ],
    [
      'an outline number that is none',
      outline({ number: '15.9', ...entry }),
      'number: number "15.9"; expected a number such as 15-8-2',
    ],
    [
      'an outline entry without a summary',
      outline({ number: '14', title: 'T' }),
      'rules[5].summary: the field summary is missing; expected what it says, in our own words',
    ],
    [
      'an unknown field',
      outline({ number: '14', ...entry, sumary: '' }),
      'there is no field "sumary"; did you mean summary?; expected one of number, title, summary',
    ],
    [
      'an outline without rules',
      { outline: {} },
      'the field rules is missing; expected the rules whose text is not included',
    ],
    [
      'a keyword without words of ours',
      { words: { keywords: [SAMPLE_WORDS.keywords[0]] } },
      'no entry 16-5; expected 16-5 <Dive>',
    ],
    ['a keyword under another name', words({ name: 'Sink' }), '"Sink"; expected 16-5 <Dive>'],
    [
      'a choice that a clause states',
      words({ choice: { value: 'mandatory', rule: '16-5-1' } }),
      'choice: a choice, which 16-5-3 states; expected none',
    ],
    [
      'a choice that is none',
      words({ choice: { value: 'maybe', rule: '16-5-1' } }),
      'keywords[1].choice.value: "maybe"; expected mandatory, optional or as the effect says',
    ],
    [
      'a choice from elsewhere',
      words({ choice: { value: 'optional', rule: '16-4-1' } }),
      'keywords[1].choice.rule: 16-4-1; expected a clause of 16-5',
    ],
    [
      'an unknown label',
      { words: { ...SAMPLE_WORDS, labels: { Permanent: 'x' } } },
      'there is no field "Permanent"; expected one of Persistent, Instant',
    ],
  ] satisfies [string, SampleTexts, string][])('%s', (_what, texts, expected) => {
    expect(problemsOf(texts)).toContain(expected);
  });

  test.each([
    ['16-5', '16-5 a second time; expected each once'],
    ['16-6', 'an entry 16-6; expected the number of a keyword'],
  ])('words for %s too many', (number, expected) => {
    const more = { number, name: 'Dive', summary: 'It dives.' };
    const all = [...SAMPLE_WORDS.keywords, more];
    expect(problemsOf({ words: { keywords: all } })).toContain(expected);
  });

  test('a keyword without category needs a remark on its label', () => {
    const keywords = changed(
      SAMPLE_KEYWORDS,
      '(For details, refer to 15-8-3 "Trigger- Type Effects") ',
      '',
    );
    expect(problemsOf({ keywords })).toContain('<Dive> without a category');
  });

  test('a keyword without a choice needs one from us', () => {
    const keywords = changed(SAMPLE_KEYWORDS, 'is optional.', 'happens.');
    expect(problemsOf({ keywords })).toContain(
      'choice: no choice; expected a choice with its clause',
    );
  });

  test.each(['oops', '{ "number": "1", }', '{ "number": "1" } {', '"unclosed'])(
    'no JSON (%s): the line is named',
    (wrong) => {
      const text = `{\n  "edition": "4.2",\n  "rules": [\n    ${wrong}\n  ],\n  "more": "text of some length"\n}`;
      const result = readCorpus({ ...sampleFiles(), outline: { name: 'outline.json', text } });
      const lines = result.ok ? '' : describeProblems(result.problem);
      expect(lines).toMatch(/^outline\.json:4: not JSON/);
    },
  );

  test('a JSON list', () => {
    const result = readCorpus({ ...sampleFiles(), outline: { name: 'outline.json', text: '[]' } });
    expect(result.ok ? '' : describeProblems(result.problem)).toContain(
      'outline.json:1: a list; expected the fields edition, rules',
    );
  });
});

describe('about.json', () => {
  test.each([
    [
      'a bad checksum',
      { files: [{ name: 'c.txt', chapter: '18', form: 'clauses', sha256: 'x' }] },
      'c.txt:1: checksum length-',
    ],
    ['a file that is not listed', { files: [] }, 'k.txt:1: a file that about.json does not list'],
    [
      'a listed file that is missing',
      { files: [{ name: 'z.txt', chapter: '18', form: 'clauses', sha256: 'x' }] },
      'no file z.txt; expected every listed file to exist',
    ],
    [
      'a chapter that is not listed',
      { files: [{ name: 'z.txt', chapter: '19', form: 'clauses', sha256: 'x' }] },
      'chapter: chapter "19"',
    ],
    [
      'an unknown form',
      { files: [{ name: 'z.txt', chapter: '18', form: 'odd', sha256: 'x' }] },
      'form: "odd"; expected keywords, clauses or manual',
    ],
    [
      'a date in other words',
      { date: 'March 2026' },
      'date: "March 2026"; expected a date such as 2026-03-27',
    ],
    ['no notice', { notice: '' }, 'notice: ""; expected whose texts these are'],
    [
      'a chapter without first section',
      { chapters: [{ number: '16', title: 'K' }] },
      'chapters[0].first: the field first is missing; expected number of',
    ],
    [
      'a field that nobody reads',
      { licence: 'none' },
      'there is no field "licence"; expected one of id, name',
    ],
  ])('%s', (_what, wrong, expected) => {
    expect(problemsOf({ about: (about) => ({ ...about, ...wrong }) })).toContain(expected);
  });
});
