// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { corpus } from '../../../site/corpus.ts';
import { isRecord } from '../../../rules/json.ts';
import type { Schema } from '../../../rules/api/api-schema.ts';
import { violations } from '../../../rules/api/schema-check.ts';
import { GET as getKeywordsSchema } from './keywords.schema.json.ts';
import { GET as getKeywords } from './keywords.json.ts';
import { GET as getRuleSchema } from './rule.schema.json.ts';
import { GET as getRulesSchema } from './rules.schema.json.ts';
import { GET as getRules } from './rules.json.ts';
import { getStaticPaths } from './rules/[number].json.ts';

async function schemaOf(response: Response): Promise<Schema> {
  const value: unknown = await response.json();
  const isSchema = (candidate: unknown): candidate is Schema => isRecord(candidate);
  if (!isSchema(value)) throw new Error('no schema');
  return value;
}

describe('the published documents keep to the published schemas', () => {
  test('rules.json', async () => {
    const document: unknown = await getRules().json();
    expect(violations(document, await schemaOf(getRulesSchema()))).toEqual([]);
    expect(document).toMatchObject({ edition: '4.0' });
    const rules = isRecord(document) ? document['rules'] : [];
    expect(rules).toHaveLength(corpus.rules.length);
    expect(rules).toContainEqual(
      expect.objectContaining({ number: '16-7-4', url: '/rules/16-7-4/', included: true }),
    );
    expect(rules).toContainEqual(expect.objectContaining({ number: '15-8-3', included: false }));
  });

  test('keywords.json', async () => {
    const document: unknown = await getKeywords().json();
    expect(violations(document, await schemaOf(getKeywordsSchema()))).toEqual([]);
    expect(isRecord(document) ? document['keywords'] : []).toHaveLength(40);
  });

  test('the schema of a single rule is JSON', async () => {
    expect(await schemaOf(getRuleSchema())).toMatchObject({ title: 'rule' });
  });
});

test('every rule has a document of its own', () => {
  const paths = getStaticPaths().map(({ params }) => params.number);
  expect(paths).toEqual(corpus.rules.map(({ number }) => number));
});
