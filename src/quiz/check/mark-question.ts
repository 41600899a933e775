/** Marks a question of any kind: its board is read, and the engine answers it. */
import { ok, type Problem, type Result } from '../../base/result.ts';
import { readAuthored } from '../../scenario/file/read.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { Prepared } from '../common/question-kind.ts';
import { QUESTION_KINDS, type Ask, type FieldsOf, type Kind } from '../kind/index.ts';
import type { Marked } from '../mark/grade.ts';
import { knowing } from '../mark/mark.ts';
import { playedIn, type Question } from '../question.ts';

export interface MarkedQuestion extends Prepared<Ask> {
  /** `null`: it needs no board. */
  readonly marked: Marked | null;
}

/** Reads what a question asks, and has the engine answer it. */
export function markQuestion(question: Question): Result<MarkedQuestion, readonly Problem[]> {
  const played = playedIn(question);
  if (played === null) return prepared(question.kind, question, null);
  const scenario = readAuthored(played.board, played.actions);
  return scenario.ok ? knowing(() => prepared(question.kind, question, scenario.value)) : scenario;
}

function prepared<K extends Kind>(
  kind: K,
  fields: FieldsOf[K],
  scenario: Scenario | null,
): Result<MarkedQuestion, readonly Problem[]> {
  const { prepare, mark } = QUESTION_KINDS[kind];
  const found = prepare(fields, scenario);
  if (!found.ok) return found;
  return ok({ ...found.value, marked: mark(found.value.ask, scenario) });
}
