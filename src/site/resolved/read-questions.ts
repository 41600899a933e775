/**
 * All question files at once: read, resolved by the engine, compared with what their authors
 * expect, and put in order.
 */
import { describeProblem, err, ok, type Problem, type Result } from '../../base/result.ts';
import { checkFile, type NamesForQuestions } from '../../quiz/check/check.ts';
import type { Marked } from '../../quiz/mark/grade.ts';
import type { Ask } from '../../quiz/kind/index.ts';
import type { Question } from '../../quiz/question.ts';
import type { TextFile } from '../../rules/source.ts';
import { inOrder } from './in-order.ts';

/** A question that author and engine agree on. */
export interface Ready {
  readonly question: Question;
  /** `null`: it needs no board. */
  readonly marked: Marked | null;
  /** What is asked. */
  readonly ask: Ask;
}

/**
 * Reads every file; the problems of all of them are given together. In order of topic, level and
 * title. The name of a file is its path below content/questions: `piercing/on-deletion.md`.
 */
export function readQuestions(
  files: readonly TextFile[],
  known: NamesForQuestions,
): Result<readonly Ready[], readonly Problem[]> {
  const ready: Ready[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const read = readReady(file, known);
    if (read.ok) ready.push(read.value);
    else problems.push(...read.problem);
  }
  return problems.length > 0
    ? err(problems)
    : ok(ready.sort((a, b) => inOrder(a.question, b.question)));
}

/** Reads one file; where author and engine disagree, that is a problem of it. */
export function readReady(
  { name, text }: TextFile,
  known: NamesForQuestions,
): Result<Ready, readonly Problem[]> {
  const checked = checkFile(name, text, known);
  if (!checked.ok) return checked;
  const { question, marked, ask, differing } = checked.value;
  return differing.length > 0 ? err(differing) : ok({ question, marked, ask });
}

/** One line for each problem, as a build shows them. */
export const describeAll = (problems: readonly Problem[]): string =>
  problems.map(describeProblem).join('\n');
