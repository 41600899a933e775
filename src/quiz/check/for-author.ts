/** What the engine finds of a question, in words for its author. */
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { FoundAnswer } from '../common/question-kind.ts';
import { QUESTION_KINDS, type AskOf, type FieldsOf, type Kind } from '../kind/index.ts';
import type { Checked } from './check.ts';

interface FoundForAuthor {
  /**
   * Every answer that the engine finds right, and those that it finds wrong where they are listed.
   */
  readonly found: readonly FoundAnswer[];
  /** What else is shown to an author, line by line. */
  readonly shown: readonly string[];
}

/** What there is to say of a question that was marked. */
export const foundIn = ({ question, ask, marked }: Checked): FoundForAuthor =>
  said(question.kind, ask, marked?.scenario ?? null, question);

function said<K extends Kind>(
  kind: K,
  ask: AskOf[K],
  scenario: Scenario | null,
  fields: FieldsOf[K],
): FoundForAuthor {
  const { found, shown } = QUESTION_KINDS[kind];
  return { found: found(ask, scenario, fields), shown: shown(ask, scenario) };
}
