import { describe, expect, test } from 'vitest';
import { sampleRule } from '../../rules/rule-sample.ts';
import type { Keyword } from '../../rules/rule.ts';
import {
  keywordDocument,
  plain,
  guideDocuments,
  questionDocument,
  rulingDocument,
  ruleDocument,
  termDocument,
} from './document.ts';

const rule = sampleRule('16-7-4');

const keyword: Keyword = {
  name: 'Security A.',
  slug: 'security-a',
  number: '16-4',
  formerly: '<Security Attack>',
  label: 'Persistent',
  category: { value: 'persistent' },
  choice: { value: 'mandatory' },
  summary: 'More checks.',
};

describe('documents', () => {
  test('a clause has its official text and no title', () => {
    expect(ruleDocument({ ...rule, text: 'Official.' })).toEqual({
      kind: 'rule',
      url: '/rules/16-7-4/',
      number: '16-7-4',
      title: '',
      text: 'Official.',
      aliases: [],
      own: false,
    });
  });

  test('an outline entry has our summary and says so', () => {
    const outline = { ...rule, heading: 'Title', summary: 'Ours.', included: false };
    expect(ruleDocument(outline)).toMatchObject({ title: 'Title', text: 'Ours.', own: true });
  });

  test('a keyword is known by its old name and by short names', () => {
    const words = new Map([['/keywords/security-a/', ['sec a']]]);
    const { aliases, ...rest } = keywordDocument(keyword, words);
    expect(rest).toEqual({
      kind: 'keyword',
      url: '/keywords/security-a/',
      number: '16-4',
      title: 'Security A.',
      text: 'More checks.',
      own: true,
      type: 'persistent',
    });
    expect(aliases).toEqual(expect.arrayContaining(['Security Attack', 'sec a']));
  });

  test('a term leads to its place in the glossary', () => {
    const term = { term: 'Rule check', body: 'A *check*.', rules: ['17-1', '1-1'], avoid: ['SBA'] };
    expect(termDocument(term)).toEqual({
      kind: 'term',
      url: '/glossary/#rule-check',
      number: '17-1',
      title: 'Rule check',
      text: 'A check.',
      aliases: ['SBA'],
      own: true,
      cites: ['17-1', '1-1'],
    });
    expect(termDocument({ term: 'Would-be event', body: '' })).toMatchObject({
      url: '/glossary/#would-be-event',
      number: '',
    });
  });

  test('a question is known by its topic and by what it is about', () => {
    const source = {
      title: 'Who?',
      url: '/quiz/a/b/',
      text: 'X **attacks**.',
      topic: 'Piercing',
      about: ['16-7-4', 'Piercing'],
    };
    expect(questionDocument(source)).toEqual({
      kind: 'question',
      url: '/quiz/a/b/',
      title: 'Who?',
      text: 'X attacks.',
      number: '',
      aliases: ['Piercing', '16-7-4'],
      own: true,
    });
  });

  test('a guide is found by its title, and each section by its heading, at its place', () => {
    const found = guideDocuments({
      title: 'Blocks',
      url: '/guides/blocks/',
      lead: 'What a block does.',
      sections: [{ heading: 'The block', slug: 'the-block', text: 'It **redirects** (12-1-1).' }],
    });
    expect(found.map(({ title, url, text }) => [title, url, text])).toEqual([
      ['Blocks', '/guides/blocks/', 'What a block does.'],
      ['The block (Blocks)', '/guides/blocks/#the-block', 'It redirects (12-1-1).'],
    ]);
    expect(found.every(({ kind, own }) => kind === 'guide' && own)).toBe(true);
  });
});

test.each([
  ['# A\n\nb  c', 'A b c'],
  ['see [16-7](/rules/16-7/), *now* and __then__', 'see 16-7, now and then'],
  ['- one\n- two', 'one two'],
  ['[On Deletion] <Piercing> a_b 2*3', '[On Deletion] <Piercing> a_b 2*3'],
  ['> `code`', 'code'],
])('plain words of %j', (markdown, expected) => {
  expect(plain(markdown)).toBe(expected);
});

test('a ruling is called by the numbers of its official questions', () => {
  const document = rulingDocument({
    numbers: ['Q644', 'Q645'],
    title: 'Q644 A check in between',
    url: '/rulings/q644/',
    keywords: ['<Piercing>', '<Barrier>'],
  });
  expect(document).toMatchObject({ kind: 'ruling', aliases: ['Q644', 'Q645'], number: 'Q644' });
  expect(document.text).toBe('<Piercing>, <Barrier>');
});
