/** The fields of the exam's form while a person types: what they say, and what is wrong with it. */
import { err, ok, type Result } from '../../../base/result.ts';
import { EXAM_LEVELS, EXAM_LIMITS, type ExamLevel, type ExamSpec, type Limits } from './paper.ts';

type ExamNumber = 'count' | 'minutes' | 'pass';
export type ExamField = ExamNumber | `level ${ExamLevel}`;

/** What stands in each field. */
export type TypedExam = { readonly [field in ExamField]: string };

export const typedOf = ({ count, minutes, pass, mixture }: ExamSpec): TypedExam => ({
  count: String(count),
  minutes: String(minutes),
  pass: String(pass),
  'level 1': String(mixture[1]),
  'level 2': String(mixture[2]),
  'level 3': String(mixture[3]),
});

export interface ReadExam {
  /** With every value that could be read; the others stay as they were. */
  readonly spec: ExamSpec;
  /** What keeps the paper from being made, by the field. */
  readonly problems: { readonly [field in ExamField]?: string };
}

/** Reads all fields. */
export function readExam(typed: TypedExam, before: ExamSpec): ReadExam {
  const problems: { [field in ExamField]?: string } = {};
  const read = (field: ExamField, limits: Limits, usual: number): number => {
    const number = readWhole(typed[field], limits);
    if (!number.ok) problems[field] = number.problem;
    return number.ok ? number.value : usual;
  };
  const number = (field: ExamNumber): number => read(field, EXAM_LIMITS[field], before[field]);
  const part = (level: ExamLevel): number =>
    read(`level ${level}`, EXAM_LIMITS.part, before.mixture[level]);
  const mixture = { 1: part(1), 2: part(2), 3: part(3) };
  const isEmpty = EXAM_LEVELS.every((level) => mixture[level] === 0);
  if (isEmpty) problems['level 1'] = 'expected at least one level above 0.';
  return {
    spec: {
      ...before,
      count: number('count'),
      minutes: number('minutes'),
      pass: number('pass'),
      mixture: isEmpty ? before.mixture : mixture,
    },
    problems,
  };
}

/** A whole number inside the limits, or what was expected. */
function readWhole(text: string, [least, most]: Limits): Result<number, string> {
  const expected = `expected a whole number from ${least} to ${most}`;
  const bare = text.trim();
  // A browser hands over nothing for letters in a field for numbers.
  if (bare === '') return err(`${expected}.`);
  const isWhole = /^\d+$/.test(bare) && Number(bare) >= least && Number(bare) <= most;
  return isWhole ? ok(Number(bare)) : err(`${expected}, not ${bare}.`);
}

/** How many right answers pass, since the share is rounded down: 90 % of 7 is 7. */
export const neededOf = (count: number, pass: number): number => Math.ceil((count * pass) / 100);
