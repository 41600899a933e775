import type { Scenario } from '../../scenario/file/scenario.ts';
import { TooManyCourses } from '../../scenario/play/leaves.ts';
import { endingsOf } from '../../scenario/play/verify.ts';
import type { Marked } from './grade.ts';

/**
 * All endings of a scenario, as if of a claim that always holds. `ordered`: told apart by the order
 * of what happened, too. Throws `TooManyCourses` where not every course was played: then nobody may
 * take what was found for all of them.
 */
export function openMarked(scenario: Scenario, ordered = false): Marked {
  const { endings, stopped } = endingsOf(scenario, ordered);
  if (stopped !== null) throw new TooManyCourses(stopped);
  const finding = {
    ...({ verdict: 'always', right: true } as const),
    ...{ holding: endings, failing: [], stopped },
  };
  return { scenario, claims: [], findings: [finding] };
}
