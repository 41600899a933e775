import { UnknownCard } from '../../game/run/run.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { parseClaim } from '../../scenario/claim/notation.ts';
import type { Claim } from '../../scenario/claim/claim.ts';
import { readScenario } from '../../scenario/file/read.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { verifyAll } from '../../scenario/play/verify.ts';
import type { Ask } from '../kind/index.ts';
import { prepare, type Prepared } from '../kind/prepare.ts';
import { markedBy } from './marked-by.ts';
import { wrongName } from '../../scenario/claim/wrong-name.ts';
import type { Marked } from './grade.ts';
import type { Question } from '../question.ts';

/** The part of a question that marking needs; a page hands over no more. */
export type Markable = Pick<Question, 'board' | 'actions' | 'answers'>;

/** Reads a question's board, actions and claims, and resolves it over all choices of the players. */
export function mark(question: Markable): Result<Marked, readonly Problem[]> {
  const scenario = readScenario(question.board, question.actions);
  if (!scenario.ok) return scenario;
  const claims: Claim[] = [];
  for (const [i, answer] of question.answers.entries()) {
    const field = `answers[${i}].claim`;
    const claim = parseClaim(answer.claim);
    if (!claim.ok) return err([{ ...claim.problem, field }]);
    const wrong = wrongName(claim.value.fact, scenario.value.setup);
    if (wrong !== null) return err([{ ...wrong, start: 0, end: answer.claim.length, field }]);
    claims.push(claim.value);
  }
  return knowing(() =>
    ok({ scenario: scenario.value, claims, findings: verifyAll(scenario.value, claims) }),
  );
}

/** Reads a question of one of the other kinds, and has the engine answer it. */
export function markOther({
  fields,
  board,
  actions,
}: Pick<Question, 'fields' | 'board' | 'actions'>): Result<
  { readonly marked: Marked | null; readonly ask: Ask | null } & Pick<Prepared, 'differing'>,
  readonly Problem[]
> {
  if (fields === null) throw new Error('a question with answers is marked by its claims');
  let scenario: Scenario | null = null;
  if (board !== '') {
    const read = readScenario(board, actions);
    if (!read.ok) return read;
    scenario = read.value;
  }
  return knowing(() => {
    const prepared = prepare(fields, scenario);
    if (!prepared.ok) return prepared;
    const { ask, differing } = prepared.value;
    const marked = scenario === null ? null : markedBy(ask, scenario);
    return ok({ ask, differing, marked });
  });
}

/** A resolution that comes to a card nobody knows is a problem of the board. */
function knowing<T>(resolve: () => Result<T, readonly Problem[]>): Result<T, readonly Problem[]> {
  try {
    return resolve();
  } catch (problem) {
    if (!(problem instanceof UnknownCard)) throw problem;
    const expected = 'the name of that card instead of a number';
    return err([{ found: problem.message, expected, start: 0, end: 0, field: 'board' }]);
  }
}
