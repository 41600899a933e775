/** Actions of an author that no course of the game comes to. */
import type { Problem } from '../../base/result.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { neverDone } from '../../scenario/play/never-done.ts';
import { problemIn } from '../common/problem.ts';

/** One problem, in the field `actions[i]`, where an action is behind the end of every course. */
export function idleIn(scenario: Scenario): readonly Problem[] {
  const idle = neverDone(scenario);
  if (idle === null) return [];
  const found = `"${scenario.actions[idle.index] ?? ''}" is never done: ${idle.why}`;
  return [problemIn(`actions[${idle.index}]`, found, 'no action after that one')];
}
