/** A question of any kind as data, and its marking: all that a page or a mode of the quiz needs to know about kinds. */
import type { Wide } from '../../game/run/run.ts';
import type { Claim } from '../../scenario/claim/claim.ts';
import { parseScenarioFile, type ScenarioFile } from '../../scenario/file/scenario-file.ts';
import { grade, solve } from './grade.ts';
import { isRight, type Ask } from '../kind/index.ts';
import type { Given } from '../kind/kind.ts';

export interface Task {
  /** `null`: the question needs no board. */
  readonly scenario: ScenarioFile | null;
  /** One for each answer of a question with answers; of the other kinds none. */
  readonly claims: readonly Claim[];
  /** What is asked, of the other kinds. */
  readonly ask: Ask | null;
}

/** Marks an answer. `part`: the wide part of the engine, where `task.scenario.wide` says that it is needed. */
export function gradeTask(
  { scenario, claims, ask }: Task,
  part: Wide | null,
  given: Given,
): { readonly right: boolean } {
  if (ask !== null)
    return {
      right: isRight(ask.kind, ask, scenario && parseScenarioFile(scenario, part), given),
    };
  if (scenario === null) throw new Error('a question with answers needs a board');
  return { right: grade(solve({ scenario, claims }, part), new Set(given)).right };
}
