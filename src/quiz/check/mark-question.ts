/** Marks a question of any kind: its board is read, and the engine answers it. */
import { ok, type Problem, type Result } from '../../base/result.ts';
import { readAuthored } from '../../scenario/file/read.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { QUESTION_KINDS, type Ask, type FieldsOf, type Kind } from '../kind/index.ts';
import type { Marked } from '../mark/grade.ts';
import { knowing } from '../mark/mark.ts';
import { playedIn, type Question } from '../question.ts';

export interface MarkedQuestion {
  /** What is asked, as data for a page. */
  readonly ask: Ask;
  /** `null`: it needs no board. */
  readonly marked: Marked | null;
  /** Where author and engine disagree. */
  readonly differing: readonly Problem[];
}

/** Reads what a question asks, and has the engine answer it. */
export function markQuestion(question: Question): Result<MarkedQuestion, readonly Problem[]> {
  const played = playedIn(question);
  if (played === null) return marking(question.kind, question, null);
  const scenario = readAuthored(played.board, played.actions);
  return scenario.ok ? knowing(() => marking(question.kind, question, scenario.value)) : scenario;
}

function marking<K extends Kind>(
  kind: K,
  fields: FieldsOf[K],
  scenario: Scenario | null,
): Result<MarkedQuestion, readonly Problem[]> {
  const { read, mark, differing } = QUESTION_KINDS[kind];
  const ask = read(fields, scenario);
  if (!ask.ok) return ask;
  const marked = mark(ask.value, scenario);
  return ok({ ask: ask.value, marked, differing: differing(fields, ask.value, marked) });
}
