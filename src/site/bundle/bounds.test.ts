/**
 * Whatever stands in a content file is bounded and counted: no text, number or list without an end,
 * no field that is passed over, no list in which a second entry of one kind is.
 */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { guideSchema } from '../../guide/guide.ts';
import { citationsSchema } from '../../quiz/author/citations.ts';
import { QUESTION_KINDS } from '../../quiz/kind/index.ts';
import { notesSchema } from '../../rules/edition/editions.ts';
import { policiesSchema } from '../../rules/policy.ts';
import { slipsSchema } from '../../rules/slips.ts';
import { publisherSchema } from '../../rules/publisher.ts';
import { aboutSchema } from '../../rules/read/about.ts';
import { clausesSchema } from '../../rules/read/clauses.ts';
import { keywordsSchema } from '../../rules/read/keyword-words.ts';
import { outlineSchema } from '../../rules/read/outline.ts';
import { numbersSchema } from '../../rules/rulings.ts';
import { gapsSchema } from '../../scenario/coverage/gaps.ts';
import { caseSchema, refusalSchema } from '../../scenario/file/case.ts';
import { ownSchema } from '../../scenario/file/own.ts';
import { openRulingsSchema, rulingSchema } from '../../scenario/file/ruling.ts';
import { pagesSchema } from '../../search/index/site-pages.ts';
import { termSchema } from '../../search/index/terms.ts';

const SCHEMAS: readonly (readonly [string, z.ZodType])[] = [
  ...Object.entries(QUESTION_KINDS).map(
    ([kind, { schema }]) => [`question ${kind}`, schema] as const,
  ),
  ['case', caseSchema],
  ['refused case', refusalSchema],
  ['ruling', rulingSchema],
  ['open rulings', openRulingsSchema],
  ['scenario of somebody', ownSchema],
  ['guide', guideSchema],
  ['term', termSchema],
  ['pages', pagesSchema],
  ['policies', policiesSchema],
  ['publisher', publisherSchema],
  ['about', aboutSchema],
  ['outline', outlineSchema],
  ['keywords', keywordsSchema],
  ['clauses', clausesSchema],
  ['editions', notesSchema],
  ['slips', slipsSchema],
  ['gaps', gapsSchema],
  ['citations', citationsSchema],
  ['numbers of rulings', numbersSchema],
];

/** Lists in which something may stand twice, or whose reader asks for it with `repeatedIn`. */
const COUNTED_ELSEWHERE: Readonly<Record<string, string>> = {
  actions: 'the same can be done twice',
  policies: 'repeatedIn: id, slug, name',
  keywords: 'repeatedIn: number',
  clauses: 'repeatedIn: number',
  notes: 'repeatedIn: number',
  editions: 'each newer than the one before',
  gaps: 'repeatedIn: rule',
  rules: 'repeatedIn: number',
  known: 'rising',
  list: 'by the numbers of its rules',
};

const HIGHEST = 1_000_000;

/** What is without bounds in a schema, with its place. */
function unbounded(schema: unknown, path: string): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unbounded(schema.unwrap(), path);
  if (schema instanceof z.ZodExactOptional) return unbounded(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return unbounded(schema.in, path);
  if (schema instanceof z.ZodString || schema instanceof z.ZodURL)
    return schema.maxLength === null ? [`${path}: a text of any length`] : [];
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema;
    const isBounded = (minValue ?? -Infinity) > -HIGHEST && (maxValue ?? Infinity) < HIGHEST;
    return isBounded ? [] : [`${path}: any number`];
  }
  if (schema instanceof z.ZodArray) {
    const checks = (schema.def.checks ?? []).map((check) => check._zod.def.check);
    const name = path.split(' ').at(-1) ?? '';
    return [
      ...(checks.includes('max_length') ? [] : [`${path}: a list of any length`]),
      ...(checks.includes('custom') || name in COUNTED_ELSEWHERE
        ? []
        : [`${path}: a list with anything twice`]),
      ...unbounded(schema.element, `${path} entry`),
    ];
  }
  if (schema instanceof z.ZodObject) {
    const strict = schema.def.catchall instanceof z.ZodNever ? [] : [`${path}: any other field`];
    const inside = Object.entries(schema.shape);
    return [...strict, ...inside.flatMap(([name, one]) => unbounded(one, `${path} ${name}`))];
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => unbounded(option, path));
  if (schema instanceof z.ZodRecord)
    return [...unbounded(schema.keyType, path), ...unbounded(schema.valueType, path)];
  const closed = [z.ZodEnum, z.ZodLiteral, z.ZodBoolean];
  return closed.some((one) => schema instanceof one) ? [] : [`${path}: not looked at`];
}

test.each(SCHEMAS)('everything in a file is bounded: %s', (name, schema) => {
  // A list alone has no name.
  expect(unbounded(schema, schema instanceof z.ZodArray ? `${name} list` : name)).toEqual([]);
});

test('the walk finds what is without bounds', () => {
  const open = z.object({
    a: z.string(),
    b: z.number().int(),
    c: z.array(z.string().max(3)),
    d: z.any(),
    e: z.array(z.number().min(1)).max(2).optional(),
  });
  expect(unbounded(open, 'x')).toEqual([
    'x: any other field',
    'x a: a text of any length',
    'x b: any number',
    'x c: a list of any length',
    'x c: a list with anything twice',
    'x d: not looked at',
    'x e: a list with anything twice',
    'x e entry: any number',
  ]);
});
