import { describe, expect, test } from 'vitest';
import { makeScenarioFile } from '../../scenario/file/scenario-file.ts';
import { mark, markOther } from './mark.ts';
import { textAt } from '../../../scripts/files.ts';
import { readQuestion } from '../read.ts';
import type { Claim } from '../../scenario/claim/claim.ts';
import { parseScenarioFile, type ScenarioFile } from '../../scenario/file/scenario-file.ts';
import { isRight, type Ask } from '../kind/index.ts';
import type { Given } from '../kind/kind.ts';
import { grade, solve } from './grade.ts';

/** What a page has of a question: one claim for each answer, or what is asked. */
interface Task {
  readonly scenario: ScenarioFile | null;
  readonly claims: readonly Claim[];
  readonly ask: Ask | null;
}

function isMarkedRight({ scenario, claims, ask }: Task, given: Given): boolean {
  if (ask !== null) return isRight(ask.kind, ask, scenario && parseScenarioFile(scenario), given);
  if (scenario === null) throw new Error('a question with answers needs a board');
  return grade(solve({ scenario, claims }), new Set(given)).right;
}

/** A question as a page has it: data that went through JSON. */
function taskOf(id: string): Task {
  const read = readQuestion(`${id}.md`, textAt(`questions/${id}.md`));
  if (!read.ok) throw new Error(id);
  const question = read.value;
  if (question.fields === null) {
    const marked = mark(question);
    if (!marked.ok) throw new Error(id);
    const { scenario, claims } = marked.value;
    return JSON.parse(
      JSON.stringify({ scenario: makeScenarioFile(scenario), claims, ask: null }),
    ) as Task;
  }
  const found = markOther(question);
  if (!found.ok) throw new Error(id);
  const { marked, ask } = found.value;
  const scenario = marked && makeScenarioFile(marked.scenario);
  return JSON.parse(JSON.stringify({ scenario, claims: [], ask })) as Task;
}

describe('a question of any kind is marked from its data', () => {
  test.each([
    ['blocker/suspended', [0], [1]],
    ['recovery/while-few-cards', [6000], [8000]],
    ['simultaneous/news-comes-first', [1, 0, 2], [0, 1, 2]],
    ['blocker/who-can-block', [3, 2], [2]],
    ['blocker/against-a-collision', [0], [1]],
    ['retaliation/which-rule-saves', [0, 2], [0]],
    ['blocker/a-log-with-a-block', [3, 1], [3, 0]],
    ['reading-effects/two-conditions', [1], [1, 2]],
  ])('%s', (id, right, wrong) => {
    const task = taskOf(id);
    expect(isMarkedRight(task, right)).toBe(true);
    expect(isMarkedRight(task, wrong)).toBe(false);
    expect(isMarkedRight(task, [])).toBe(false);
  });
});
