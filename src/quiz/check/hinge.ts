/**
 * Which open points of the rules an answer hinges on: with the other reading of one it would be
 * marked otherwise.
 */
import { SWITCHABLE } from '../../game/run/policy.ts';
import type { Problem } from '../../base/result.ts';
import type { Marked } from '../mark/grade.ts';
import { isDecisive, rulesAsked } from './inspect.ts';
import type { Question } from '../question.ts';

/**
 * Ids of the policies that change an answer when they are switched; only those that the engine asks
 * for are tried.
 */
export function hingesOn(marked: Marked): readonly string[] {
  const asked = rulesAsked(marked);
  return SWITCHABLE.filter((id) => asked.has(id) && isDecisive(marked, id));
}

/** Where a question names another policy than those it hinges on, with what to do. */
export function hingeProblems(
  { policies }: Pick<Question, 'policies'>,
  marked: Marked,
): readonly Problem[] {
  const found = hingesOn(marked);
  const problem = (what: string, expected: string): Problem => ({
    found: what,
    expected,
    start: 0,
    end: 0,
    field: 'policy',
  });
  return [
    ...found
      .filter((id) => !policies.includes(id))
      .map((id) =>
        problem(
          `an answer changes with the other reading of ${id}`,
          `"policy: ${id}" in the front matter, or a board on which it plays no part`,
        ),
      ),
    ...policies
      .filter((id) => !found.includes(id))
      .map((id) =>
        problem(
          `no answer changes with the other reading of ${id}`,
          'no policy on which nothing hinges: take it out, or change the board',
        ),
      ),
  ];
}
