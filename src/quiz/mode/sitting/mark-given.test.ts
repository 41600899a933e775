/**
 * What a report says of an answer, on questions of the quiz of every kind that it says something
 * else of.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeScenarioFile } from '../../../scenario/file/scenario-file.ts';
import type { Given } from '../../mark/given.ts';
import { markQuestion } from '../../check/mark-question.ts';
import { readQuestion } from '../../read.ts';
import type { QuestionFile } from '../../question-file.ts';
import { asSentence } from '../../page/names.ts';
import { playedIn } from '../../question.ts';
import { markGiven, type Marking } from './mark-given.ts';

/** The file of a question as a mode loads it, without the notes of its rules. */
function fileOf(id: string): QuestionFile {
  const url = new URL(`../../../../content/questions/${id}.md`, import.meta.url);
  const read = readQuestion(`${id}.md`, readFileSync(url, 'utf8'));
  if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join('; '));
  const found = markQuestion(read.value);
  if (!found.ok) throw new Error(`${id} cannot be marked`);
  const { title, level, topic, kind, cites, question } = read.value;
  const { ask, marked } = found.value;
  const data = JSON.stringify({ scenario: marked && makeScenarioFile(marked.scenario), ask });
  const play = {
    ...{ question: { id, kind, cites, question }, data },
    ...{ explanation: '<p>Why.</p>', rules: {}, colours: {} },
  };
  return {
    title,
    level,
    topic,
    actions: (playedIn(read.value)?.actions ?? []).map(asSentence),
    kind,
    play,
    drawn: null,
  };
}

const told = (id: string, given: Given): Marking => markGiven(fileOf(id), given);

test('what was asked, with what happens; what was answered, and what is right', async () => {
  expect(await told('piercing/on-deletion', [1])).toEqual({
    right: false,
    asked: {
      question: expect.stringMatching(/first.*\?$/),
      happens: ['Lancer attacks Martyr.'],
      text: '',
    },
    yours: [{ text: expect.stringMatching(/\.$/), rule: null }],
    rights: [{ text: expect.stringMatching(/^The \[On Deletion\] effect/), rule: null }],
    why: '<p>Why.</p>',
  });
});

test('of an effect that is taken apart: its text', async () => {
  const { asked, yours } = await told('reading-effects/category-main', []);
  expect(asked.question).toBe('What type of effect is this?');
  expect(asked.happens).toEqual([]);
  expect(asked.text).toMatch(/^\[Main\] /);
  expect(yours).toEqual([]);
});

test('a rule that is the answer is told as a rule', async () => {
  const { yours, rights } = await told('blocker/which-rule-forbids', [1]);
  expect(yours).toEqual([{ text: '', rule: expect.stringMatching(/^\d+(-\d+)+$/) }]);
  expect(rights).toEqual([{ text: '', rule: expect.stringMatching(/^\d+(-\d+)+$/) }]);
});

test('an illegal step and its rule, both', async () => {
  const { rights } = await told('piercing/a-log-with-a-last-check', [0, 0]);
  expect(rights).toEqual([
    { text: expect.stringMatching(/^Step \d+: /), rule: null },
    { text: '', rule: expect.stringMatching(/^\d+(-\d+)+$/) },
  ]);
});
