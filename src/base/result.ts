/**
 * The outcome of reading something that a person wrote: a value, or the problem with it.
 * Nothing that a person can cause is thrown.
 */
export type Result<T, P = Problem> = Ok<T> | Err<P>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<P> {
  readonly ok: false;
  readonly problem: P;
}

/**
 * What is wrong with a text, where, and what to do. Offsets count UTF-16 code units from the start
 * of the text.
 */
export interface Problem {
  /** What was found, in words a person can act on. */
  readonly found: string;
  /** What was expected instead, or what to do. */
  readonly expected: string;
  readonly start: number;
  readonly end: number;
  /** Name of the file, when the text is one. */
  readonly file?: string;
  /** Line, counted from 1. */
  readonly line?: number;
  /** Name of the field inside the file. */
  readonly field?: string;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const err = <P>(problem: P): Err<P> => ({ ok: false, problem });

/** One line for a terminal or a log: `file:line field: found; expected …`. */
export function describeProblem(problem: Problem): string {
  const where = [problem.file, problem.line === undefined ? undefined : String(problem.line)]
    .filter((part) => part !== undefined)
    .join(':');
  const field = problem.field === undefined ? '' : ` ${problem.field}`;
  const place = where + field;
  const at =
    problem.file === undefined && problem.line === undefined ? ` (at ${problem.start})` : '';
  return `${place === '' ? '' : `${place.trim()}: `}${problem.found}${at}; expected ${problem.expected}`;
}

/** What was read of content is wrong; the message names every problem. */
export class WrongContent extends Error {}

/** The value of content that must be right, or one error that names every problem with it. */
export function orThrow<T>(read: Result<T, readonly Problem[]>): T {
  if (read.ok) return read.value;
  throw new WrongContent(read.problem.map(describeProblem).join('\n'));
}

/** Line (counted from 1) of an offset in a text, whatever its lines end in. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let i = 0; i < offset && i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === 10 || (sign === 13 && text.charCodeAt(i + 1) !== 10)) line++;
  }
  return line;
}
