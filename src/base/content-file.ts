/**
 * Reads a file that an author wrote: Markdown with front matter between `---` lines, or JSON. A
 * schema says what may stand in its fields; whatever is wrong is a problem with file, line and
 * field.
 */
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Document, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { fieldProblems, written, type FieldPath } from './field-problem.ts';
import { err, lineAt, ok, type Problem, type Result } from './result.ts';

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
}

/** A field with words in it. */
export const textField = (description: string): z.ZodString =>
  z.string().regex(/\S/).describe(description);

/**
 * Problems with the entries of a list in which a field says again what it says in an entry before.
 */
export const repeatedIn = <F extends string>(
  { problem }: ContentFile<unknown>,
  list: string,
  entries: readonly { readonly [field in F]: string }[],
  field: F,
): readonly Problem[] =>
  entries.flatMap((entry, i) =>
    entries.findIndex((other) => other[field] === entry[field]) === i
      ? []
      : [problem([list, i, field], `${entry[field]} a second time`, 'each once')],
  );

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
  const source = text.replaceAll('\r\n', '\n');
  const cut = path.endsWith('.json') ? { yaml: source, above: 0, body: '' } : cutFront(source);
  if (cut === null)
    return err([problemIn(path, 1, 'no front matter', 'YAML between two lines "---"')]);
  const { yaml, above, body } = cut;
  const fields = path.endsWith('.json')
    ? parseJson(path, yaml)
    : parseYaml(path, yaml, above, remedies);
  if (!fields.ok) return fields;
  const lineOf = linesOf(yaml, above);
  const problem: ContentFile<unknown>['problem'] = (field, found, expected) => ({
    ...problemIn(path, lineOf(field), found, expected),
    field: written(field),
  });
  return ok({ path, fields: fields.value, body: body.trim(), lineOf, problem });
}

/** The same file with its fields checked. */
export function checkFields<T>(
  file: ContentFile<unknown>,
  schema: z.ZodType<T>,
  { strange }: Remedies = {},
): Result<ContentFile<T>, readonly Problem[]> {
  const read = schema.safeParse(file.fields);
  if (read.success) return ok({ ...file, fields: read.data });
  const problems = fieldProblems(schema, file.fields, read.error.issues, strange);
  return err(problems.map(({ path, found, expected }) => file.problem(path, found, expected)));
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

function parseYaml(
  path: string,
  yaml: string,
  above: number,
  remedies: Remedies,
): Result<unknown, readonly Problem[]> {
  const document = parseDocument(yaml, { prettyErrors: false });
  // One slip makes several errors; those behind the first say nothing.
  const [broken] = document.errors;
  if (broken === undefined) return ok(document.toJS());
  const line = lineAt(yaml, broken.pos[0]) + above;
  const fields = yaml
    .slice(0, broken.pos[0] + 1)
    .split('\n')
    .flatMap((one) => /^([a-z]+):/.exec(one)?.[1] ?? []);
  const field = fields.at(-1) ?? '';
  const found = `lines that YAML does not take: ${broken.message}`;
  const expected = remedies.broken?.(field) ?? remedyFor(broken);
  return err([{ ...problemIn(path, line, found, expected), ...(field === '' ? {} : { field }) }]);
}

/** What to do about an error of YAML. */
function remedyFor({ code }: YAMLParseError): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'quotation marks around a text with ": " in it';
  if (code === 'UNEXPECTED_TOKEN')
    return 'quotation marks around a text that begins with [, <, *, & or a quotation mark';
  return 'lines such as "level: 1", lists indented by two spaces, no tabs';
}

function parseJson(path: string, text: string): Result<unknown, readonly Problem[]> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    const line = lineAt(text, errorOffset(text, found));
    return err([problemIn(path, line, `no JSON (${found.split('\n')[0] ?? found})`, 'JSON')]);
  }
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

/**
 * Finds lines of fields. Places are looked for only when a line is asked for: JSON is YAML, too.
 */
function linesOf(yaml: string, above: number): ContentFile<unknown>['lineOf'] {
  let parsed: { readonly document: Document; readonly lines: LineCounter } | undefined;
  return (field) => {
    if (parsed === undefined) {
      const lines = new LineCounter();
      parsed = { document: parseDocument(yaml, { lineCounter: lines }), lines };
    }
    return parsed.lines.linePos(offsetOf(parsed.document, field)).line + above;
  };
}

/** Where a field stands; that of a missing one is where the fields around it begin. */
function offsetOf(document: Document, path: FieldPath): number {
  const parent = document.getIn(path.slice(0, -1), true);
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    if (pair !== undefined && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
  }
  const exact = document.getIn(path, true);
  if (isNode(exact)) return exact.range?.[0] ?? 0;
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}
