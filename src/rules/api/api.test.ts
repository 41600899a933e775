import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { makeKeywordsDocument, makeRuleDocument, makeRulesDocument } from './api.ts';
import { makeKeywordsSchema, makeRuleSchema, makeRulesSchema } from './api-schema.ts';
import type { JsonSchema } from './published.ts';
import { sampleCorpus } from '../read/sample.ts';

const corpus = sampleCorpus();
/** Every place where a document breaks its schema. */
function violations(document: unknown, schema: JsonSchema): readonly string[] {
  const ajv = new Ajv2020({ allErrors: true });
  ajv.validate(schema, document);
  return (ajv.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath}: ${message}`);
}

/** What a reader of the file gets. */
const parsed = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

describe('rules.json', () => {
  const document = makeRulesDocument(corpus);

  test('holds every rule in the published shape', () => {
    expect(violations(parsed(document), makeRulesSchema())).toEqual([]);
    expect(document.edition).toBe('4.0');
    expect(document.rules.map(({ number }) => number)).toEqual(corpus.rules.map((r) => r.number));
  });

  test('a clause has exactly these fields', () => {
    const rule = document.rules.find(({ number }) => number === '16-4-2');
    const text =
      '<Swim A.> is a persistent effect. (Example: It swims.) (For details, refer to 15-8-2 "Persistent Effects")';
    const start = text.indexOf('15-8-2');
    expect(rule).toEqual({
      number: '16-4-2',
      parent: '16-4',
      children: [],
      text,
      citations: [{ number: '15-8-2', title: 'Persistent Effects', start, end: text.length - 1 }],
      citedBy: [],
      keyword: 'swim-a',
      url: '/rules/16-4-2/',
      fingerprint: corpus.rules.find(({ number }) => number === '16-4-2')?.fingerprint,
      repairs: [{ rule: 'split-number', was: '15- 8-2', became: '15-8-2' }],
      included: true,
    });
  });
});

describe('rules/<number>.json', () => {
  test('every rule keeps to its schema, and only outline entries have a summary', () => {
    for (const rule of corpus.rules) {
      const document = makeRuleDocument(corpus, rule);
      expect(violations(parsed(document), makeRuleSchema())).toEqual([]);
      expect(document.edition).toBe('4.0');
      expect('summary' in document).toBe(!rule.included);
    }
  });
});

test('a rule whose editions differ says so', () => {
  const [rule] = corpus.rules;
  if (rule === undefined) throw new Error('no rule');
  const words = {
    editions: [
      { edition: '4.0', says: 'One thing.' },
      { edition: '4.2', says: 'Another.' },
    ],
    result: 'None.',
    follows: '4.2',
    why: 'It is newer.',
  };
  const { number } = rule;
  const document = makeRuleDocument(corpus, rule, { number, clause: `${number}-9`, ...words });
  expect(document.editionNote).toEqual({ clause: `${number}-9`, ...words });
  expect(violations(parsed(document), makeRuleSchema())).toEqual([]);
});

test('keywords.json has exactly these fields', () => {
  const document = makeKeywordsDocument(corpus);
  expect(violations(parsed(document), makeKeywordsSchema())).toEqual([]);
  expect(document.keywords[0]).toEqual({
    name: 'Swim A.',
    slug: 'swim-a',
    number: '16-4',
    formerly: 'Swim',
    label: 'Persistent',
    category: 'persistent',
    choice: 'mandatory',
    summary: 'It swims.',
    url: '/keywords/swim-a/',
  });
});

describe('the schemas refuse', () => {
  const [rule] = makeRulesDocument(corpus).rules;
  test.each([
    ['a field too many', { ...rule, extra: 1 }, '/rules/0: must NOT have additional properties'],
    [
      'a number in other words',
      { ...rule, number: '16.4' },
      '/rules/0/number: must match pattern "^',
    ],
    ['a text that is none', { ...rule, url: 3 }, '/rules/0/url: must be string'],
    ['a list that is none', { ...rule, citedBy: '16' }, '/rules/0/citedBy: must be array'],
    ['a missing field', { number: '16' }, "/rules/0: must have required property 'parent'"],
    [
      'a negative offset',
      { ...rule, citations: [{ number: '1', start: -1, end: 0 }] },
      'start: must be >= 0',
    ],
  ])('%s', (_what, wrong, expected) => {
    const found = violations({ edition: '4.0', rules: [wrong] }, makeRulesSchema());
    expect(found.join('\n')).toContain(expected);
  });

  test('a label that is none', () => {
    const [keyword] = makeKeywordsDocument(corpus).keywords;
    const found = violations({ keywords: [{ ...keyword, label: 'Odd' }] }, makeKeywordsSchema());
    expect(found).toEqual(['/keywords/0/label: must be equal to one of the allowed values']);
  });
});

test('the schemas name their dialect and address', () => {
  for (const [name, schema] of [
    ['rules', makeRulesSchema()],
    ['rule', makeRuleSchema()],
    ['keywords', makeKeywordsSchema()],
  ] as const) {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `/api/v1/${name}.schema.json`,
      type: 'object',
    });
  }
});
