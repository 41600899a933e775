/** Question files: front matter with the fields of its kind, then the explanation in Markdown. */
import type { z } from 'zod';
import { checkFields, openFile, type ContentFile } from '../base/content-file.ts';
import { didYouMean } from '../base/nearest.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { BOARD_REMEDIES } from '../scenario/file/board-remedies.ts';
import type { OtherKind } from './kind/kind.ts';
import { RESERVED } from './reserved.ts';
import {
  KIND_SCHEMAS,
  questionSchema,
  type FieldsOf,
  type Question,
  type QuestionFields,
} from './question.ts';

/** A question, and where its fields stand in the file. */
export type QuestionText = Pick<ContentFile<unknown>, 'lineOf'> & { readonly question: Question };

/** Reads a question file; `path` is the file's path below content/questions, `topic/name.md`. */
export function readQuestion(path: string, text: string): Result<Question, readonly Problem[]> {
  const read = readQuestionText(path, text);
  return read.ok ? ok(read.value.question) : read;
}

export function readQuestionText(
  path: string,
  text: string,
): Result<QuestionText, readonly Problem[]> {
  const file = `content/questions/${path}`;
  const wrong = wrongPath(path);
  if (wrong !== null)
    return err([{ found: `the path "${path}"`, expected: wrong, start: 0, end: 0, file, line: 1 }]);
  const open = openFile(file, text, BOARD_REMEDIES);
  if (!open.ok) return open;
  const kind = kindIn(open.value.fields);
  const read =
    kind === null ? readAnswers(path, open.value) : readOther(path, open.value, String(kind));
  return read.ok ? ok({ question: read.value, lineOf: open.value.lineOf }) : read;
}

/** What a path has to be instead; `null` where it is right. */
function wrongPath(path: string): string | null {
  if (!/^[a-z0-9-]+\/[a-z0-9-]+\.md$/.test(path))
    return 'topic/name.md in lower case letters, digits and hyphens';
  return RESERVED.has(topicOf(path))
    ? 'another name of the folder: a mode of the quiz has this address'
    : null;
}

const topicOf = (path: string): string => path.split('/')[0] ?? '';

/** The kind that the fields name; `null` where they name none. */
function kindIn(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || !('kind' in fields)) return null;
  return fields.kind ?? '';
}

/** What questions of all kinds have in common. */
const commonOf = (
  path: string,
  { rulings, keywords, policy = [] }: QuestionFields | FieldsOf<OtherKind>,
  { body }: ContentFile<unknown>,
) => ({
  id: path.replace(/\.md$/, ''),
  topic: topicOf(path),
  rulings: rulings ?? [],
  keywords: keywords ?? [],
  policies: [policy].flat(),
  explanation: body,
});

/** A question with answers: it names no kind. */
function readAnswers(
  path: string,
  file: ContentFile<unknown>,
): Result<Question, readonly Problem[]> {
  const read = checkFields(file, questionSchema, BOARD_REMEDIES);
  if (!read.ok) return read;
  const { policy: _, ...fields } = read.value.fields;
  const right = fields.answers.filter((answer) => answer.expected === 'right').length;
  if (right === 0)
    return err([file.problem(['answers'], 'no answer is expected to be right', 'at least one')]);
  return ok({
    ...fields,
    ...commonOf(path, read.value.fields, file),
    kind: right === 1 ? 'one' : 'several',
    fields: null,
  });
}

/** A question of one of the other kinds. */
function readOther(
  path: string,
  file: ContentFile<unknown>,
  kind: string,
): Result<Question, readonly Problem[]> {
  const schema: z.ZodType<FieldsOf<OtherKind>> | undefined = Object.entries(KIND_SCHEMAS).find(
    ([name]) => name === kind,
  )?.[1];
  if (schema === undefined) {
    const names = Object.keys(KIND_SCHEMAS);
    const expected = `one of ${names.join(', ')}; no kind for a question with answers`;
    return err([file.problem(['kind'], `the kind "${kind}"${didYouMean(kind, names)}`, expected)]);
  }
  const read = checkFields(file, schema, BOARD_REMEDIES);
  if (!read.ok) return read;
  const { fields } = read.value;
  const { title, level, cites, question } = fields;
  return ok({
    ...commonOf(path, fields, file),
    ...{ title, level, cites, question },
    board: 'board' in fields ? fields.board : '',
    actions: 'actions' in fields ? fields.actions : [],
    answers: [],
    kind: fields.kind,
    fields,
  });
}
