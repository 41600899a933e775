/** The front matter of a content file: YAML between two lines "---", and text behind it. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'astro/zod';
import { nearest } from '../../base/nearest.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';

/** Where a field stands: `['claims', 2]`. */
export type FieldPath = readonly PropertyKey[];

/** A content file whose front matter was read; `unknown` as long as no schema has looked at it. */
export interface Front<T = unknown> {
  /** The file's path from the project's root. */
  readonly file: string;
  readonly fields: T;
  readonly text: string;
  /** Line of a field in the file, or of what stands around it. */
  readonly lineOf: (path: FieldPath) => number;
}

/** Reads the YAML of a file, whatever its fields are. */
export function readFront(file: string, source: string): Result<Front, readonly Problem[]> {
  const [all = '', yaml] = /^---\n([\s\S]*?)\n---\n?/.exec(source) ?? [];
  if (yaml === undefined)
    return err([problemAt(file, 1, 'no front matter', 'YAML between two lines "---"')]);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  // The front matter starts in line 2.
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1;
  // One slip makes several errors; those behind the first say nothing.
  const [broken] = document.errors;
  if (broken !== undefined) {
    const found = `lines that YAML does not take: ${broken.message}`;
    const expected = 'valid YAML; a text with ": " or with [ in front stands in quotes';
    return err([problemAt(file, lineAt(broken.pos[0]), found, expected)]);
  }
  const lineOf = (path: FieldPath): number => lineAt(offsetOf(document, path));
  return ok({ file, fields: document.toJS(), text: source.slice(all.length).trim(), lineOf });
}

/** The same with the fields that a schema asks for. What a field should be is said as the schema describes it. */
export function checkFields<T extends Readonly<Record<string, z.ZodType>>>(
  front: Front,
  schema: z.ZodObject<T>,
): Result<Front<z.infer<z.ZodObject<T>>>, readonly Problem[]> {
  const read = schema.safeParse(front.fields);
  if (read.success) return ok({ ...front, fields: read.data });
  return err(read.error.issues.flatMap((issue) => problemsOf(issue, front, schema.shape)));
}

function problemsOf(
  issue: z.core.$ZodIssue,
  front: Front,
  shape: Readonly<Record<string, z.ZodType>>,
): readonly Problem[] {
  const fields = Object.keys(shape);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const meant = nearest(key, fields);
      const found = `there is no field "${key}"`;
      return fieldProblem(front, [key], found, meant ?? `one of ${fields.join(', ')}`);
    });
  const described = shape[String(issue.path[0])]?.description;
  return [fieldProblem(front, issue.path, issue.message, described ?? 'a value of that field')];
}

/** A problem at a field of a file. */
export const fieldProblem = (
  { file, lineOf }: Pick<Front, 'file' | 'lineOf'>,
  path: FieldPath,
  found: string,
  expected: string,
): Problem => ({ ...problemAt(file, lineOf(path), found, expected), field: path.join('.') });

const problemAt = (file: string, line: number, found: string, expected: string): Problem => {
  return { file, line, found, expected, start: 0, end: 0 };
};

/** Where a field begins in the YAML: its key, or its place in a list; of one that is missing, what stands around it. */
function offsetOf(document: Document, path: FieldPath): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === part);
      if (pair === undefined) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      if (isScalar(node)) offset = node.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}
