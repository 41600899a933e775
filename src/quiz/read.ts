/** Question files: front matter with the fields of its kind, then the explanation in Markdown. */
import type { z } from 'zod';
import { checkFields, openFile, type ContentFile } from '../base/content-file.ts';
import { didYouMean } from '../base/nearest.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { BOARD_REMEDIES } from '../scenario/file/board-remedies.ts';
import { NAMED_KINDS, QUESTION_KINDS, type FieldsOf, type Kind } from './kind/index.ts';
import type { CommonFields } from './common/fields.ts';
import { questionOf, type Question } from './question.ts';
import { RESERVED } from './reserved.ts';

/** A question, its file with its whole text, and where its fields stand in it. */
export interface QuestionText extends Pick<ContentFile<unknown>, 'path' | 'lineOf'> {
  readonly question: Question;
  readonly source: string;
}

/** Reads a question file; `path` is the file's path below content/questions, `topic/name.md`. */
export function readQuestion(path: string, text: string): Result<Question, readonly Problem[]> {
  const read = readQuestionText(path, text);
  return read.ok ? ok(read.value.question) : read;
}

/** Reads a question file, with what is needed to say where something in it is wrong. */
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
    kind === null ? readAnswers(path, open.value) : readNamed(path, open.value, String(kind));
  const { lineOf } = open.value;
  return read.ok ? ok({ question: read.value, path: file, lineOf, source: text }) : read;
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

/** What the path of a question and the text below its fields say of it. */
const placeOf = (path: string, { body }: ContentFile<unknown>) => ({
  id: path.replace(/\.md$/, ''),
  topic: topicOf(path),
  explanation: body,
});

/** A question with answers: it names no kind. */
function readAnswers(
  path: string,
  file: ContentFile<unknown>,
): Result<Question, readonly Problem[]> {
  const read = checkFields(file, QUESTION_KINDS.one.schema, BOARD_REMEDIES);
  if (!read.ok) return read;
  const { fields } = read.value;
  const right = fields.answers.filter((answer) => answer.expected === 'right').length;
  if (right === 0)
    return err([file.problem(['answers'], 'no answer is expected to be right', 'at least one')]);
  return ok(questionOf(right === 1 ? 'one' : 'several', fields, placeOf(path, file)));
}

/** A question of a kind that its file names. */
function readNamed(
  path: string,
  file: ContentFile<unknown>,
  name: string,
): Result<Question, readonly Problem[]> {
  const kind = NAMED_KINDS.find((one) => one === name);
  if (kind === undefined) {
    const found = `the kind "${name}"${didYouMean(name, NAMED_KINDS)}`;
    const expected = `one of ${NAMED_KINDS.join(', ')}; no kind for a question with answers`;
    return err([file.problem(['kind'], found, expected)]);
  }
  const schema: z.ZodType<CommonFields & FieldsOf[Kind]> = QUESTION_KINDS[kind].schema;
  const read = checkFields(file, schema, BOARD_REMEDIES);
  return read.ok ? ok(questionOf(kind, read.value.fields, placeOf(path, file))) : read;
}
