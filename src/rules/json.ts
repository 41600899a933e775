/** Reading of JSON content files: every field is looked at, and a wrong one is a problem with file and line. */
import { lineAt } from '../base/result.ts';
import type { Problems, TextFile } from './source.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a file holds, or undefined and a problem. */
export function parseJson(file: TextFile, problems: Problems): JsonRecord | undefined {
  try {
    const value: unknown = JSON.parse(file.text);
    if (isRecord(value)) return value;
    problems.at(file, '', 'no object', 'a JSON object');
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    const line = lineAt(file.text, errorOffset(file.text, found));
    const firstLine = found.split('\n')[0] ?? found;
    problems.onLine(file.name, line, `no JSON (${firstLine})`, 'a JSON object');
  }
  return undefined;
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

/** A list of objects in a field of the file. */
export function recordsOf(
  file: TextFile,
  record: JsonRecord,
  field: string,
  problems: Problems,
): readonly JsonRecord[] {
  const value = record[field];
  if (Array.isArray(value) && value.every(isRecord)) return value;
  problems.at(file, `"${field}"`, 'no list of objects', 'a list of objects', field);
  return [];
}

/** A text in a field; `near` helps to find the line. */
export function textOf(
  file: TextFile,
  record: JsonRecord,
  field: string,
  near: string,
  problems: Problems,
): string | undefined {
  const value = record[field];
  if (typeof value === 'string' && value.trim() !== '') return value;
  problems.at(file, near, value === undefined ? 'nothing' : JSON.stringify(value), 'a text', field);
  return undefined;
}

/** The fields of an object that are not in the list of known ones are problems: a typing error must not pass. */
export function refuseOtherFields(
  file: TextFile,
  record: JsonRecord,
  known: readonly string[],
  near: string,
  problems: Problems,
): void {
  for (const field of Object.keys(record)) {
    if (!known.includes(field)) {
      problems.at(file, near, `field “${field}”`, `one of ${known.join(', ')}`);
    }
  }
}
