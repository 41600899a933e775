import { UnknownCard } from '../engine/run.ts';
import { err, ok, type Problem, type Result } from '../result/result.ts';
import { parseClaim } from '../scenario/claim-notation.ts';
import type { Claim } from '../scenario/claim.ts';
import { readScenario } from '../scenario/read.ts';
import { verifyAll } from '../scenario/verify.ts';
import { wrongName } from './claim-names.ts';
import type { Marked } from './grade.ts';
import type { Question } from './question.ts';

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
  try {
    return ok({ scenario: scenario.value, claims, findings: verifyAll(scenario.value, claims) });
  } catch (problem) {
    if (!(problem instanceof UnknownCard)) throw problem;
    const expected = 'the name of that card instead of a number';
    return err([{ found: problem.message, expected, start: 0, end: 0, field: 'board' }]);
  }
}
