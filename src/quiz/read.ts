import type { z } from 'astro/zod';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Document, YAMLParseError } from 'yaml';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { RESERVED } from './reserved.ts';
import { fieldProblems, INDENT, written, type Path } from '../base/field-problem.ts';
import { didYouMean } from '../base/nearest.ts';
import { NAMED_KINDS, QUESTION_KINDS } from './kind/index.ts';
import { questionOf, type Question } from './question.ts';

/**
 * Reads a question file: YAML front matter between `---` lines, then the explanation in Markdown. `path` is the file's path below
 * content/questions, `topic/name.md`.
 */
export function readQuestion(path: string, source: string): Result<Question, readonly Problem[]> {
  const id = path.replace(/\.md$/, '');
  const file = `content/questions/${path}`;
  const front = /^---\n([\s\S]*?)\n---\n?/.exec(source);
  if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id)) {
    return err([
      problem(
        file,
        1,
        `the path "${path}"`,
        'topic/name.md in lower case letters, digits and hyphens',
      ),
    ]);
  }
  if (RESERVED.has(id.split('/')[0] ?? '')) {
    const expected = 'another name of the folder: a mode of the quiz has this address';
    return err([problem(file, 1, `the path "${path}"`, expected)]);
  }
  if (front === null)
    return err([problem(file, 1, 'no front matter', 'YAML between two lines "---"')]);
  const lines = new LineCounter();
  const document = parseDocument(front[1] ?? '', { lineCounter: lines, prettyErrors: false });
  // The front matter starts in line 2.
  const lineOf = (offset: number): number => lines.linePos(offset).line + 1;
  // One slip makes several errors; those behind the first say nothing.
  const [broken] = document.errors;
  if (broken !== undefined) {
    const line = lineOf(broken.pos[0]);
    const [expected, field] = remedyFor(broken, front[1] ?? '');
    const found = `lines that YAML does not take: ${broken.message}`;
    return err([{ ...problem(file, line, found, expected), ...(field === '' ? {} : { field }) }]);
  }
  const data: unknown = document.toJS();
  const refused = (schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): readonly Problem[] =>
    fieldProblems(schema, data, issues).map(({ path: at, found, expected }) => ({
      ...problem(file, lineOf(offsetOf(document, at)), found, expected),
      field: written(at),
    }));
  const place = {
    ...{ id, topic: id.split('/')[0] ?? '' },
    explanation: source.slice(front[0].length).trim(),
  };

  if (isMap(document.contents) && document.has('kind')) {
    const name = String(document.get('kind'));
    const kind = NAMED_KINDS.find((one) => one === name);
    if (kind === undefined) {
      const expected = `one of ${NAMED_KINDS.join(', ')}; no kind for a question with answers`;
      const found = `the kind "${name}"${didYouMean(name, NAMED_KINDS)}`;
      const line = lineOf(offsetOf(document, ['kind']));
      return err([{ ...problem(file, line, found, expected), field: 'kind' }]);
    }
    const { schema } = QUESTION_KINDS[kind];
    const read = schema.safeParse(data);
    return read.success
      ? ok(questionOf(kind, read.data, place))
      : err(refused(schema, read.error.issues));
  }

  const { schema } = QUESTION_KINDS.one;
  const read = schema.safeParse(data);
  if (!read.success) return err(refused(schema, read.error.issues));
  const right = read.data.answers.filter((answer) => answer.expected === 'right').length;
  if (right === 0)
    return err([
      {
        ...problem(file, 2, 'no answer is expected to be right', 'at least one'),
        field: 'answers',
      },
    ]);
  return ok(questionOf(right === 1 ? 'one' : 'several', read.data, place));
}

/** What to do about an error of YAML, and the field of the front matter it stands in. */
function remedyFor(error: YAMLParseError, front: string): readonly [string, string] {
  const before = front.slice(0, error.pos[0] + 1).split('\n');
  const fields = before.flatMap((line) => /^([a-z]+):/.exec(line)?.[1] ?? []);
  const field = fields.at(-1) ?? '';
  if (field === 'board') return [INDENT, field];
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY')
    return ['quotation marks around a text with ": " in it', field];
  if (error.code === 'UNEXPECTED_TOKEN')
    return ['quotation marks around a text that begins with [, <, *, & or a quotation mark', field];
  return ['lines such as "level: 1", lists indented by two spaces, no tabs', field];
}

/** Where a field stands; that of a missing one is where the fields around it begin. */
function offsetOf(document: Document, path: Path): number {
  const parent = document.getIn(path.slice(0, -1), true);
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    if (pair !== undefined && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
  }
  const exact = document.getIn(path, true);
  if (isNode(exact)) return exact.range?.[0] ?? 0;
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}

const problem = (file: string, line: number, found: string, expected: string): Problem => ({
  found,
  expected,
  start: 0,
  end: 0,
  file,
  line,
});

/** Line in the file where a field's value stands, or that of the field around a missing one; for problems found behind the schema. */
export function lineOfField(source: string, field: readonly (string | number)[]): number {
  const front = /^---\n([\s\S]*?)\n---\n?/.exec(source);
  const lines = new LineCounter();
  const document = parseDocument(front?.[1] ?? '', { lineCounter: lines });
  for (let depth = field.length; depth > 0; depth--) {
    const node = document.getIn(field.slice(0, depth), true);
    if (isNode(node)) return lines.linePos(node.range?.[0] ?? 0).line + 1;
  }
  return 1;
}
