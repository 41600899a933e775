/**
 * Reads a file that an author wrote: Markdown with front matter between `---` lines, or JSON. A
 * schema says what may stand in its fields; whatever is wrong is a problem with file, line and
 * field.
 */
import { z } from 'zod';
import { fieldProblems, written, type FieldPath } from './field-problem.ts';
import { jsonPlaces } from './json-places.ts';
import { plainText } from './plain-text.ts';
import { err, lineAt, ok, type Problem, type Result } from './result.ts';
import { offsetOf, parseYaml } from './yaml-fields.ts';

/** A file with its fields read, and what is needed to say what is wrong with one of them. */
export interface ContentFile<T> {
  readonly path: string;
  readonly fields: T;
  /** What stands below the front matter; empty in JSON. */
  readonly body: string;
  /** Line of a field, counted from 1; that of a missing one is where the fields around it begin. */
  readonly lineOf: (field: FieldPath) => number;
  /** A problem with a field, or with the fields in it. */
  readonly problem: (field: FieldPath, found: string, expected: string) => Problem;
}

/** What to tell an author in the words of the notation that stands in a field. */
export interface Remedies {
  /** What was expected in place of a field that does not exist. */
  readonly strange?: (name: string) => string | undefined;
  /** What was expected where YAML breaks off in a field. */
  readonly broken?: (field: string) => string | undefined;
  /** Characters of the whole file, where it may have more than usual. */
  readonly longest?: number;
}

/** Characters of a content file; the largest of ours has a quarter of that. */
const LONGEST = 400_000;

/** Problems of one file that are said; more of them help nobody. */
const MOST_PROBLEMS = 20;

/** A field with words in it, 600 characters at most. */
export const textField = (description: string, most = 600): z.ZodString =>
  z.string().regex(/\S/).max(most).describe(description);

/**
 * Problems with the entries of a list in which a field says again what it says in an entry before.
 */
export const repeatedIn = <F extends string>(
  { problem }: ContentFile<unknown>,
  list: string,
  entries: readonly { readonly [field in F]: string }[],
  field: F,
): readonly Problem[] => {
  const before = new Set<string>();
  return entries.flatMap((entry, i) => {
    const isNew = !before.has(entry[field]);
    before.add(entry[field]);
    return isNew ? [] : [problem([list, i, field], `${entry[field]} a second time`, 'each once')];
  });
};

/** Reads a file whose fields all have one schema. */
export function readFile<T>(
  path: string,
  text: string,
  schema: z.ZodType<T>,
  remedies: Remedies = {},
): Result<ContentFile<T>, readonly Problem[]> {
  const open = openFile(path, text, remedies);
  return open.ok ? checkFields(open.value, schema, remedies) : open;
}

/** Reads a file without a look at its fields, where they decide which schema they have. */
export function openFile(
  path: string,
  text: string,
  remedies: Remedies = {},
): Result<ContentFile<unknown>, readonly Problem[]> {
  const { longest = LONGEST } = remedies;
  if (text.length > longest) {
    const found = `${text.length} characters`;
    return err([problemIn(path, 1, found, `a file of ${longest} characters at most`)]);
  }
  const source = plainText(text);
  const read = path.endsWith('.json')
    ? parseJson(path, source)
    : parseFront(path, source, remedies);
  if (!read.ok) return read;
  const { fields, body, lineOf } = read.value;
  const problem: ContentFile<unknown>['problem'] = (field, found, expected) => ({
    ...problemIn(path, lineOf(field), found, expected),
    field: written(field),
  });
  return ok({ path, fields, body: body.trim(), lineOf, problem });
}

/** The same file with its fields checked. */
export function checkFields<T>(
  file: ContentFile<unknown>,
  schema: z.ZodType<T>,
  { strange }: Remedies = {},
): Result<ContentFile<T>, readonly Problem[]> {
  const hidden = pathOfProto(file.fields);
  if (hidden !== null)
    return err([file.problem(hidden, 'there is no field "__proto__"', 'another name')]);
  const read = schema.safeParse(file.fields);
  if (read.success) return ok({ ...file, fields: read.data });
  const problems = fieldProblems(schema, file.fields, read.error.issues, strange);
  const said = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ path, found, expected }) => file.problem(path, found, expected));
  const others = problems.length - said.length;
  if (others === 0) return err(said);
  return err([...said, file.problem([], `${others} more problems`, 'these corrected first')]);
}

/** Where a field is called "__proto__", which schemas pass over; `null` when there is none. */
function pathOfProto(fields: unknown): FieldPath | null {
  if (typeof fields !== 'object' || fields === null) return null;
  if (Object.hasOwn(fields, '__proto__')) return ['__proto__'];
  for (const [name, inside] of Object.entries(fields)) {
    const path = pathOfProto(inside);
    if (path !== null) return [Array.isArray(fields) ? Number(name) : name, ...path];
  }
  return null;
}

/** Front matter, the lines above it, and what stands below. */
function cutFront(source: string): { yaml: string; above: number; body: string } | null {
  const front = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(source);
  if (front === null) return null;
  return { yaml: front[1] ?? '', above: 1, body: source.slice(front[0].length) };
}

const problemIn = (file: string, line: number, found: string, expected: string): Problem => ({
  found,
  expected,
  start: 0,
  end: 0,
  file,
  line,
});

/** What was read of a file, and where its fields stand. */
type ParsedFile = Pick<ContentFile<unknown>, 'fields' | 'body' | 'lineOf'>;

/** Reads front matter; what stands below it is the body. */
function parseFront(
  path: string,
  source: string,
  remedies: Remedies,
): Result<ParsedFile, readonly Problem[]> {
  const cut = cutFront(source);
  if (cut === null)
    return err([problemIn(path, 1, 'no front matter', 'YAML between two lines "---"')]);
  const { yaml, above, body } = cut;
  const read = parseYaml(yaml);
  if (read.ok) {
    const { fields, document } = read.value;
    return ok({ fields, body, lineOf: (field) => lineAt(yaml, offsetOf(document, field)) + above });
  }
  const { offset, found, expected } = read.problem;
  const fields = yaml
    .slice(0, offset + 1)
    .split('\n')
    .flatMap((one) => /^([a-z]+):/.exec(one)?.[1] ?? []);
  const field = fields.at(-1) ?? '';
  const remedy = remedies.broken?.(field) ?? expected;
  const problem = problemIn(path, lineAt(yaml, offset) + above, found, remedy);
  return err([{ ...problem, ...(field === '' ? {} : { field }) }]);
}

/** Reads JSON, in which every field stands once. */
function parseJson(path: string, text: string): Result<ParsedFile, readonly Problem[]> {
  const wrong = (offset: number, found: string, expected: string): Problem =>
    problemIn(path, lineAt(text, offset), found, expected);
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return err([
      wrong(errorOffset(text, found), `not JSON (${found.split('\n')[0] ?? found})`, 'JSON'),
    ]);
  }
  const places = jsonPlaces(text);
  if (places.tooDeep !== null)
    return err([wrong(places.tooDeep, 'fields nested 20 deep', 'fewer levels')]);
  const lineOf = (field: FieldPath): number => {
    for (let length = field.length; length > 0; length--) {
      const offset = places.offsetOf(field.slice(0, length));
      if (offset !== undefined) return lineAt(text, offset);
    }
    return 1;
  };
  const twice = places.repeated.slice(0, MOST_PROBLEMS).map((field) => ({
    ...problemIn(path, lineOf(field), 'the same field twice', 'each field only once'),
    field: written(field),
  }));
  return twice.length > 0 ? err(twice) : ok({ fields, body: '', lineOf });
}

/** V8 names the position, or it quotes the ten characters before and behind it. */
function errorOffset(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const context = /\.\.\."([\s\S]*)" is not valid JSON$/.exec(
    message.replace(/"\.\.\. is/, '" is'),
  );
  const at = context?.[1] === undefined ? -1 : text.indexOf(context[1]);
  return at === -1 ? 0 : at + 10;
}
