/**
 * What is wrong with a field of a content file, in an author's words, from what its schema found.
 */
import { z } from 'zod';
import { nearest } from './nearest.ts';
import { clipped } from './plain-text.ts';

type Issue = z.core.$ZodIssue;
/** `answers[0].claim` is answers, 0, claim. */
export type FieldPath = readonly PropertyKey[];

export interface FieldProblem {
  readonly path: FieldPath;
  readonly found: string;
  readonly expected: string;
}

/**
 * One problem an issue; a field that is missing only because its name is misspelt is not named
 * twice.
 */
export function fieldProblems(
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
  remedy: (name: string) => string | undefined = () => undefined,
): readonly FieldProblem[] {
  const meant = new Set<string>();
  const strange = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => {
      const fields = fieldsOf(schemaAt(schema, issue.path));
      const name = nearest(key, fields);
      if (name !== undefined) meant.add(written([...issue.path, name]));
      const expected = remedy(key) ?? `one of ${fields.join(', ')}`;
      return strangeField([...issue.path, key], name, expected);
    });
  });
  const others = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' || meant.has(written(issue.path))
      ? []
      : [problemOf(issue, schema, data)],
  );
  return [...strange, ...others];
}

/** `answers[0].claim`. */
export const written = (path: FieldPath): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

const strangeField = (
  path: FieldPath,
  name: string | undefined,
  expected: string,
): FieldProblem => ({
  path,
  found: `there is no field "${clipped(String(path.at(-1)))}"${name === undefined ? '' : `; did you mean ${name}?`}`,
  expected,
});

function problemOf(issue: Issue, schema: z.ZodType, data: unknown): FieldProblem {
  const { path } = issue;
  const at = schemaAt(schema, path);
  const value = valueAt(data, path);
  const words = describedAt(schema, path);
  const name = String(path.at(-1) ?? '');
  if (path.length === 0) {
    const found = Array.isArray(data) ? 'a list' : 'no fields';
    return { path, found, expected: expectedOf(issue, at, words) };
  }
  // A field that nobody has described asks for what its type is.
  const asked = words === '' ? expectedOf(issue, at, words) : words;
  if (value === undefined) return { path, found: `the field ${name} is missing`, expected: asked };
  if (value === null) return { path, found: `the field ${name} is empty`, expected: asked };
  return { path, found: foundAs(value, issue), expected: expectedOf(issue, at, words) };
}

/** What is said of a check of our own that has no words. */
const UNSAID = 'Invalid input';

function foundAs(value: unknown, issue: Issue): string {
  const said = issue.code === 'custom' && issue.message !== UNSAID ? `: ${issue.message}` : '';
  if (Array.isArray(value)) {
    if (issue.code === 'too_big') return `a list of ${value.length}`;
    return value.length === 0 ? 'an empty list' : `a list${said}`;
  }
  if (typeof value === 'object') return `fields, or a text with ": " in it${said}`;
  const words = typeof value === 'string' ? clipped(value) : value;
  if (issue.code === 'custom') return `${JSON.stringify(words)}${said}`;
  if (typeof value === 'string' && issue.code === 'too_big')
    return `${JSON.stringify(words)}, which is ${value.length} characters long`;
  const short = issue.code === 'too_small' && typeof value === 'string';
  return JSON.stringify(words) + (short ? ' is too short' : '');
}

/** What is counted of a text, of a list; nothing of a number. */
const unitOf = (origin: string): string =>
  origin === 'array' ? ' entries' : origin === 'string' ? ' letters' : '';

function expectedOf(issue: Issue, at: z.ZodType | undefined, words: string): string {
  const values = at === undefined ? [] : valuesOf(at);
  if (values.length > 0) return listed(values);
  const behind = words === '' ? '' : `: ${words}`;
  switch (issue.code) {
    case 'invalid_type': {
      const kinds = {
        array: 'a list, such as [one, two]',
        object: `the fields ${fieldsOf(at).join(', ')}`,
        string: 'a text, in quotation marks',
        boolean: 'true or false',
        int: 'a whole number',
        number: 'a number',
      };
      const kind = Object.entries(kinds).find(([type]) => type === issue.expected)?.[1];
      return kind === undefined ? words || ANOTHER : kind + behind;
    }
    case 'too_small':
      return `at least ${issue.minimum}${unitOf(issue.origin)}${behind}`;
    case 'too_big':
      return `at most ${issue.maximum}${unitOf(issue.origin)}${behind}`;
    default:
      return words || ANOTHER;
  }
}

/** What is expected where neither the schema nor the type says more. */
const ANOTHER = 'another value';

/** The values that a field may have, when they can be counted. */
function valuesOf(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String);
  if (schema instanceof z.ZodUnion) {
    const each = schema.options.map((option) =>
      option instanceof z.ZodType ? valuesOf(option) : [],
    );
    return each.every((values) => values.length > 0) ? each.flat() : [];
  }
  return [];
}

/** "1, 2 or 3". */
const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' or ');

const bare = (schema: unknown): z.ZodType | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema instanceof z.ZodType
      ? schema
      : undefined;

function fieldsOf(schema: z.ZodType | undefined): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  const keys = schema instanceof z.ZodRecord ? schema.keyType : undefined;
  return keys instanceof z.ZodEnum ? keys.options.map(String) : [];
}

function schemaAt(schema: z.ZodType, path: FieldPath): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema;
  for (const part of path) {
    const inside: z.ZodType | undefined = bare(at);
    if (inside instanceof z.ZodObject)
      at = bare(Object.getOwnPropertyDescriptor(inside.shape, part)?.value);
    else at = inside instanceof z.ZodArray ? bare(inside.element) : undefined;
  }
  return bare(at);
}

/** The description of a field, or of the list it stands in, to go on with behind "expected". */
function describedAt(schema: z.ZodType, path: FieldPath): string {
  for (let length = path.length; length >= 0; length--) {
    const words = descriptionOf(schema, path.slice(0, length));
    if (words !== undefined)
      return words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, '');
  }
  return '';
}

function descriptionOf(schema: z.ZodType, path: FieldPath): string | undefined {
  const parent = schemaAt(schema, path.slice(0, -1));
  if (!(parent instanceof z.ZodObject)) return schemaAt(schema, path)?.description;
  const field: unknown = Object.getOwnPropertyDescriptor(parent.shape, path.at(-1) ?? '')?.value;
  return field instanceof z.ZodType ? field.description : undefined;
}

function valueAt(data: unknown, path: FieldPath): unknown {
  let at = data;
  for (const part of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Object.getOwnPropertyDescriptor(at, part)?.value;
  }
  return at;
}
