// @vitest-environment node
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { corpus } from '../../../site/corpus.ts';
import { GET as getChanges } from './changes.json.ts';
import { GET as getChangesSchema } from './changes.schema.json.ts';
import { GET as getBookSchema } from './keyword-book.schema.json.ts';
import { GET as getBook } from './keyword-book.json.ts';
import { GET as getLines } from './rules.ndjson.ts';
import { GET as getKeywordsSchema } from './keywords.schema.json.ts';
import { GET as getKeywords } from './keywords.json.ts';
import { GET as getRuleSchema } from './rule.schema.json.ts';
import { GET as getRulesSchema } from './rules.schema.json.ts';
import { GET as getRules } from './rules.json.ts';
import { getStaticPaths } from './rules/[number].json.ts';

/** What a document has in a field, once it keeps to its schema. */
async function checked(document: Response, schema: Response, field: string): Promise<unknown> {
  const ajv = new Ajv2020();
  const fields: unknown = await document.json();
  expect(ajv.validate(await schema.json(), fields), ajv.errorsText()).toBe(true);
  return Object.getOwnPropertyDescriptor(fields, field)?.value;
}

describe('the published documents keep to the published schemas', () => {
  test('rules.json', async () => {
    expect(await checked(getRules(), getRulesSchema(), 'edition')).toBe(corpus.edition.id);
    const rules = await checked(getRules(), getRulesSchema(), 'rules');
    expect(rules).toHaveLength(corpus.rules.length);
    expect(rules).toContainEqual(
      expect.objectContaining({ number: '16-7-4', url: '/rules/16-7-4/', included: true }),
    );
    const included = corpus.rules.find(({ number }) => number === '15-8-3')?.included;
    expect(rules).toContainEqual(expect.objectContaining({ number: '15-8-3', included }));
  });

  test('keywords.json', async () => {
    expect(await checked(getKeywords(), getKeywordsSchema(), 'keywords')).toHaveLength(
      corpus.keywords.length,
    );
  });

  test('keyword-book.json: every keyword with its clauses', async () => {
    const keywords = await checked(getBook(), getBookSchema(), 'keywords');
    expect(keywords).toHaveLength(corpus.keywords.length);
    const found: unknown = Array.isArray(keywords)
      ? keywords.find((one) => Reflect.get(Object(one), 'slug') === 'piercing')
      : undefined;
    expect(found).toMatchObject({ number: '16-7', category: 'trigger' });
    expect(Reflect.get(Object(found), 'clauses')).toHaveLength(6);
  });

  test('rules.ndjson: each line keeps to the schema of a rule', async () => {
    const lines = (await getLines().text()).trimEnd().split('\n');
    expect(lines).toHaveLength(corpus.rules.length);
    const validate = new Ajv2020().compile(await getRuleSchema().json());
    for (const line of lines) expect(validate(JSON.parse(line)), line.slice(0, 80)).toBe(true);
  });

  test('changes.json', async () => {
    const editions = await checked(getChanges(), getChangesSchema(), 'editions');
    expect(editions).toContainEqual(
      expect.objectContaining({ edition: '2.4', date: '2024-09-20' }),
    );
  });

  test('the schema of a single rule is JSON', async () => {
    expect(await getRuleSchema().json()).toMatchObject({ title: 'rule' });
  });
});

test('every rule has a document of its own', () => {
  const paths = getStaticPaths().map(({ params }) => params.number);
  expect(paths).toEqual(corpus.rules.map(({ number }) => number));
});
