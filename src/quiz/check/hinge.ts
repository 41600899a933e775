/**
 * Which open points of the rules an answer hinges on: with the other reading of one it would be
 * marked otherwise.
 */
import { SWITCHABLE } from '../../game/run/policy.ts';
import type { Problem } from '../../base/result.ts';
import { whyStopped } from '../../scenario/play/stopped.ts';
import type { Marked } from '../mark/grade.ts';
import { rulesAsked, turns, type Turning } from './deciding-rules.ts';
import type { Question } from '../question.ts';

/**
 * Ids of the policies that change an answer when they are switched; only those that the engine asks
 * for are tried.
 */
export const hingesOn = (marked: Marked): readonly string[] => policiesThat(marked, 'turns');

/**
 * Ids of the policies of which nobody knows whether they do: with the other reading there are too
 * many courses. Where there are too many as it is, that is said of each answer.
 */
export const mayHingeOn = (marked: Marked): readonly string[] =>
  marked.findings.some(({ stopped }) => stopped === 'work') ? [] : policiesThat(marked, 'unknown');

function policiesThat(marked: Marked, what: Turning): readonly string[] {
  const asked = rulesAsked(marked);
  return SWITCHABLE.filter((id) => asked.has(id) && turns(marked, id) === what);
}

/** What to say of a policy of which nobody knows whether an answer hinges on it. */
export const sayUntried = (id: string): string =>
  `whether an answer changes without ${id} cannot be found out, for ${whyStopped('work')}`;

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
  const open = mayHingeOn(marked);
  return [
    ...open.map((id) => problem(sayUntried(id), 'a smaller board, or a shorter resolution')),
    ...found
      .filter((id) => !policies.includes(id))
      .map((id) =>
        problem(
          `an answer changes with the other reading of ${id}`,
          `"policy: ${id}" in the front matter, or a board where it makes no difference`,
        ),
      ),
    ...policies
      .filter((id) => !found.includes(id) && !open.includes(id))
      .map((id) =>
        problem(
          `no answer changes with the other reading of ${id}`,
          'only policies that an answer depends on: remove it, or change the board',
        ),
      ),
  ];
}
