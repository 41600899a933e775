/** Actions that no course of a game comes to: they would stand on a board and mean nothing. */
import { endingsOf } from './verify.ts';
import type { Scenario } from '../file/scenario.ts';

interface NeverDone {
  /** Which of the actions, counted from 0. */
  readonly index: number;
  /** Why none comes so far. */
  readonly why: string;
}

/**
 * The first action that is done in no course, since in each the one before it is refused or ends
 * the game; `null` where each is done in some course, and where not all courses could be looked at.
 */
export function neverDone(scenario: Scenario): NeverDone | null {
  const { declarations } = scenario;
  if (declarations.length === 0) return null;
  const start = endingsOf({ ...scenario, actions: [], declarations: [] });
  if (start.complete && start.endings.every(({ outcome }) => outcome === 'game over'))
    return { index: 0, why: 'the game is already over before it' };
  if (declarations.length === 1) return null;
  const { endings, complete } = endingsOf(scenario);
  if (!complete) return null;
  let last = -1;
  const reasons = new Set<string>();
  for (const { outcome, run } of endings) {
    const ended = outcome === 'refused' || outcome === 'game over';
    if (!ended || run.next === null) return null;
    last = Math.max(last, declarations.indexOf(run.next));
    reasons.add(
      outcome === 'refused'
        ? `refused (${run.state.refusal ?? 'by a rule'})`
        : 'the end of the game',
    );
  }
  return { index: last, why: `the action before it is always ${[...reasons].join(' or ')}` };
}
