import { UnknownCard } from '../../game/run/run.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { parseClaim } from '../../scenario/claim/notation.ts';
import type { Claim } from '../../scenario/claim/claim.ts';
import { wrongName } from '../../scenario/claim/wrong-name.ts';
import { readAuthored } from '../../scenario/file/read.ts';
import { TooManyCourses } from '../../scenario/play/leaves.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { marking, type Answer, type Marked } from './grade.ts';

/** The part of a question with answers that marking needs. */
export interface Markable {
  readonly board: string;
  readonly actions: readonly string[];
  readonly answers: readonly Answer[];
}

/**
 * Reads a question's board, actions and claims, and resolves it over all choices of the players.
 */
export function mark({ board, actions, answers }: Markable): Result<Marked, readonly Problem[]> {
  const scenario = readAuthored(board, actions);
  if (!scenario.ok) return scenario;
  const claims = readClaims(answers, scenario.value);
  if (!claims.ok) return claims;
  return knowing(() => ok(marking(scenario.value, claims.value)));
}

/** Reads the claims of answers; each name in them has to be one of the board. */
export function readClaims(
  answers: readonly Answer[],
  { setup }: Scenario,
): Result<readonly Claim[], readonly Problem[]> {
  const claims: Claim[] = [];
  for (const [i, answer] of answers.entries()) {
    const field = `answers[${i}].claim`;
    const claim = parseClaim(answer.claim);
    if (!claim.ok) return err([{ ...claim.problem, field }]);
    const wrong = wrongName(claim.value.fact, setup);
    if (wrong !== null) return err([{ ...wrong, start: 0, end: answer.claim.length, field }]);
    claims.push(claim.value);
  }
  return ok(claims);
}

/**
 * A resolution that comes to a card nobody knows is a problem of the board, and so is a board with
 * more courses than can be played.
 */
export function knowing<T>(
  resolve: () => Result<T, readonly Problem[]>,
): Result<T, readonly Problem[]> {
  try {
    return resolve();
  } catch (problem) {
    if (!(problem instanceof UnknownCard || problem instanceof TooManyCourses)) throw problem;
    const expected =
      problem instanceof UnknownCard
        ? 'the name of that card instead of a number'
        : 'a smaller board, or a shorter resolution';
    return err([{ found: problem.message, expected, start: 0, end: 0, field: 'board' }]);
  }
}
