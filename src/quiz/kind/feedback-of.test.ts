import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeScenarioFile } from '../../scenario/file/scenario-file.ts';
import { parseScenarioFile } from '../../scenario/file/scenario-file.ts';
import { markQuestion } from '../check/mark-question.ts';
import type { Given } from '../mark/given.ts';
import type { QuestionData } from '../page/round.ts';
import { readQuestion } from '../read.ts';
import { feedbackOf } from './feedback-of.ts';
import type { Ask } from './index.ts';

/** How a page marks answers: from data that went through JSON. */
function marker(id: string): (given: Given) => boolean {
  const url = new URL(`../../../content/questions/${id}.md`, import.meta.url);
  const read = readQuestion(`${id}.md`, readFileSync(url, 'utf8'));
  const found = read.ok ? markQuestion(read.value) : read;
  if (!read.ok || !found.ok) throw new Error(id);
  const { marked, ask } = found.value;
  const data = JSON.stringify({ scenario: marked && makeScenarioFile(marked.scenario), ask });
  const played = JSON.parse(data) as QuestionData<Ask>;
  const scenario = played.scenario && parseScenarioFile(played.scenario);
  return (given) => feedbackOf(read.value.kind)(read.value, scenario, played.ask, given).right;
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
    const isRight = marker(id);
    expect(isRight(right)).toBe(true);
    expect(isRight(wrong)).toBe(false);
    expect(isRight([])).toBe(false);
  });
});
