/** Boards and questions for the tests of kinds. */
import { readFileSync } from 'node:fs';
import { describeProblem } from '../../base/result.ts';
import { KEYWORD_RULES } from '../../effect/keyword/keywords.ts';
import { POLICY_IDS } from '../../rules/policy.ts';
import { readScenario } from '../../scenario/file/read.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { BOARD } from '../../scenario/play/board-sample.ts';
import type { AnswerFeedback, Feedback } from '../feedback/feedback.ts';
import { feedbackOf } from '../kind/feedback-of.ts';
import type { Given } from '../mark/given.ts';
import { readQuestion } from '../read.ts';
import { checkFile } from './check.ts';
import { markQuestion } from './mark-question.ts';

/** Rex attacks the player, unless something else is done. */
export function board(source = BOARD, ...actions: readonly string[]): Scenario {
  const read = readScenario(source, actions.length === 0 ? ['Rex attacks the player'] : actions);
  if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join('; '));
  return read.value;
}

export const blocks = { kind: 'blocks', card: 'Gate' } as const;

const textOf = (id: string): string =>
  readFileSync(new URL(`../../../content/questions/${id}.md`, import.meta.url), 'utf8');

const known = {
  keywords: new Set(KEYWORD_RULES.map(({ slug }) => slug)),
  policies: new Set<string>(POLICY_IDS),
};

/**
 * What an author reads of a question file with one piece changed: file, line, field, what was
 * found, what to do.
 */
export function problemsIn(id: string, was: string, now: string): string {
  const text = textOf(id);
  if (!text.includes(was)) throw new Error(`${id} has no "${was}"`);
  const checked = checkFile(`${id}.md`, text.replace(was, now), known);
  return (checked.ok ? checked.value.differing : checked.problem).map(describeProblem).join('\n');
}

/** Feedback on an answer to a question of the quiz. */
export function feedbackTo(id: string, given: Given): Feedback {
  const read = readQuestion(`${id}.md`, textOf(id));
  if (!read.ok) throw new Error(read.problem.map(describeProblem).join('\n'));
  const found = markQuestion(read.value);
  if (!found.ok) throw new Error(found.problem.map(describeProblem).join('\n'));
  const { ask, marked } = found.value;
  return feedbackOf(read.value.kind)(read.value, marked?.scenario ?? null, ask, given);
}

/** What is said of the answer that was given. */
export const mine = ({ answers }: Feedback): AnswerFeedback | undefined =>
  answers.find(({ chosen }) => chosen);

/** The rule and the words of the step that an answer leads to. */
export function stepIn(shown: Feedback): string {
  const failure = mine(shown)?.failure;
  const seen = failure && shown.endings[failure.ending]?.steps[failure.step ?? -1];
  return seen === undefined ? '' : `${seen.rule} ${seen.text}`;
}
