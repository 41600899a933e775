/** What a report says of an answer, on questions of the quiz of every kind that it says something else of. */
import { expect, test } from 'vitest';
import { textAt } from '../../../../scripts/files.ts';
import { makeScenarioFile } from '../../../scenario/file/scenario-file.ts';
import type { Given } from '../../kind/kind.ts';
import { mark, markOther } from '../../mark/mark.ts';
import { readQuestion } from '../../read.ts';
import { logOf, packed } from '../../kind/at-build.ts';
import type { Playable, QuestionFile } from '../../page/playable.ts';
import { markGiven, type Marking } from './play.ts';

/** The file of a question as a mode loads it, without the notes of its rules. */
function fileOf(id: string): QuestionFile {
  const read = readQuestion(`${id}.md`, textAt(`questions/${id}.md`));
  if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join('; '));
  const { title, level, topic, actions } = read.value;
  return { title, level, topic, actions, ...playableOf(read.value) };
}

type Read = Extract<ReturnType<typeof readQuestion>, { ok: true }>['value'];

function playableOf(question: Read): Playable {
  const { id, kind, cites, answers } = question;
  const round = {
    question: { id, kind, cites, question: question.question },
    explanation: '',
    rules: {},
    colours: {},
  };
  if (question.fields === null) {
    const found = mark(question);
    if (!found.ok) throw new Error(`${id} cannot be marked`);
    const { scenario, claims } = found.value;
    const solvable = JSON.stringify({ scenario: makeScenarioFile(scenario), claims });
    return { kind: 'one', play: { ...round, question: { ...round.question, answers }, solvable } };
  }
  const found = markOther(question);
  if (!found.ok || found.value.ask === null) throw new Error(`${id} cannot be marked`);
  const { ask, marked } = found.value;
  const scenario = marked?.scenario ?? null;
  const play = { ...round, data: packed(ask, scenario) };
  if (ask.kind === 'illegal')
    return { kind: 'illegal', play: { ...play, log: logOf(ask, scenario) } };
  if (ask.kind === 'choose') throw new Error('the board to choose on is not made here');
  return { kind: ask.kind, play };
}

const told = (id: string, given: Given): Marking =>
  markGiven({ file: fileOf(id), drawn: null }, given);

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
  });
});

test('of an effect that is taken apart: its text', async () => {
  const { asked, yours } = await told('reading-effects/category-main', []);
  expect(asked.question).toBe('Of which type is this effect?');
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
