/** A file of content/terms -> an entry of the glossary. */
import { parse } from 'yaml';
import { err, lineAt, ok, type Problem, type Result } from '../base/result.ts';
import { isRecord } from '../rules/json.ts';
import type { TermSource } from './document.ts';

/**
 *     ---
 *     term: 'Block timing'
 *     avoid: ['block step']
 *     rules: ['11-4-1']
 *     ---
 *
 *     The third timing of an attack.
 */
export function readTerm(file: string, text: string): Result<TermSource, Problem> {
  const [, front, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const problem = (field: string, found: string, expected: string): Result<TermSource, Problem> => {
    const start = Math.max(text.indexOf(`${field}:`), 0);
    return err({ file, field, line: lineAt(text, start), found, expected, start, end: start });
  };
  if (front === undefined || body === undefined) {
    return problem('term', 'no front matter', 'fields between two lines of ---');
  }
  const fields = readFields(front);
  if (fields === undefined) return problem('term', 'unreadable front matter', 'YAML fields');
  const { ['term']: term, ['avoid']: avoid = [], ['rules']: rules = [] } = fields;
  if (typeof term !== 'string' || term === '') return problem('term', 'no term', 'its name');
  if (!isTexts(avoid)) return problem('avoid', 'no list of texts', "['block step']");
  if (!isTexts(rules)) return problem('rules', 'no list of texts', "['11-4-1']");
  return ok({ term, avoid, rules, body: body.trim() });
}

function readFields(front: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const fields: unknown = parse(front);
    return isRecord(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
