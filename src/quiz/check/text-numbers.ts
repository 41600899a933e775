/**
 * Rule numbers in what a person reads of a question: one that does not exist would stand there
 * without a link.
 */
import type { Problem } from '../../base/result.ts';
import { expectedNumber } from '../../rules/number/nearest-number.ts';
import { strangeNumbers } from '../../rules/number/text-numbers.ts';
import { plainText } from '../../base/plain-text.ts';
import { written } from '../../base/field-problem.ts';
import type { QuestionText } from '../read.ts';

interface ShownText {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Fields that are shown to a person as they are written. */
const SHOWN: readonly (string | number)[] = ['title', 'question', 'text', 'why', 'words'];

/** One problem for each number that no rule has, with the line it stands in. */
export function strangeInText({
  question,
  path,
  lineOf,
  source: text,
}: QuestionText): readonly Problem[] {
  const source = plainText(text);
  const said: readonly ShownText[] = [
    ...textsIn(question),
    { path: ['explanation'], text: question.explanation },
  ];
  return said.flatMap((one) => {
    const from = one.path[0] === 'explanation' ? endOfFront(source) : lineOf(one.path);
    return strangeNumbers(one.text).map((number) => ({
      found: `the rule "${number}"`,
      expected: expectedNumber(number),
      start: 0,
      end: 0,
      file: path,
      line: lineWith(source, number, from),
      field: written(one.path),
    }));
  });
}

/** Every shown text inside the fields of an author, with its path. */
function textsIn(data: unknown, path: readonly (string | number)[] = []): readonly ShownText[] {
  if (typeof data === 'string')
    return path.some((part) => SHOWN.includes(part)) ? [{ path, text: data }] : [];
  if (Array.isArray(data)) return data.flatMap((one, i) => textsIn(one, [...path, i]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => textsIn(value, [...path, key]));
}

/** The line of the second `---`. */
const endOfFront = (source: string): number => source.split('\n').indexOf('---', 1) + 1;

/** The first line from `from` on that holds a number. */
function lineWith(source: string, number: string, from: number): number {
  const lines = source.split('\n');
  const at = lines.findIndex((line, i) => i >= from - 1 && line.includes(number));
  return at < 0 ? from : at + 1;
}
