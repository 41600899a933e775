/** What is told of answers of each kind, on questions of the quiz. */
import { describe, expect, test } from 'vitest';
import type { Given } from './kind.ts';
import { markOther } from '../mark/mark.ts';
import { textAt } from '../../../scripts/files.ts';
import { readQuestion } from '../read.ts';
import { firstLook, type AnswerView, type Reveal } from '../feedback/reveal.ts';
import { revealAsk } from './reveal-ask.ts';

function told(id: string, given: Given): Reveal {
  const read = readQuestion(`${id}.md`, textAt(`questions/${id}.md`));
  if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join('; '));
  const found = markOther(read.value);
  if (!found.ok || found.value.ask === null) throw new Error(`${id} is not of these kinds`);
  const { ask, marked } = found.value;
  return revealAsk(read.value.cites, ask, marked?.scenario ?? null, given);
}

const mine = ({ answers }: Reveal): AnswerView | undefined => answers.find(({ chosen }) => chosen);

/** The rule and the words of the step that an answer leads to. */
function step(shown: Reveal): string {
  const failure = mine(shown)?.failure;
  const seen = failure && shown.endings[failure.ending]?.steps[failure.step ?? -1];
  return seen === undefined ? '' : `${seen.rule} ${seen.text}`;
}

describe('number', () => {
  test('a wrong one: its misunderstanding, and the step that made it another', () => {
    const shown = told('recovery/while-few-cards', [8000]);
    expect(shown.right).toBe(false);
    expect(mine(shown)?.why).toMatch(/^This keeps the bonus/);
    expect(step(shown)).toBe('15-11-1 Yellow Herald gets +1000 DP.');
    expect(shown.answers.at(-1)).toMatchObject({ text: '6000', right: true, chosen: false });
  });

  test('the right one alone is enough', () => {
    const shown = told('recovery/while-few-cards', [6000]);
    expect(shown.right).toBe(true);
    expect(shown.answers).toMatchObject([{ text: '6000', right: true, chosen: true }]);
    expect(shown.answers).toHaveLength(1);
  });

  test('without an answer: every number that has a reason', () => {
    const texts = told('recovery/while-few-cards', []).answers.map(({ text }) => text);
    expect(texts).toEqual(['8000', '5000', '6000']);
  });
});

describe('order', () => {
  test('a wrong one: where it leaves the legal ones, with the rule that puts another first', () => {
    const shown = told('simultaneous/news-comes-first', [0, 1, 2]);
    expect(shown.right).toBe(false);
    expect(mine(shown)?.failure?.words).toContain("“Red Drummer's [Your Turn]” cannot come yet");
    expect(step(shown)).toMatch(/^15-4-5-2 /);
    expect(shown.answers.filter(({ right }) => right)).toHaveLength(2);
  });

  test('the turn player’s first', () => {
    expect(step(told('simultaneous/three-who-answer', [0, 1, 2]))).toMatch(/^15-4-3-5-1 /);
  });

  test('each legal order is right', () => {
    expect(told('simultaneous/news-comes-first', [0, 2, 1]).right).toBe(true);
    expect(told('simultaneous/news-comes-first', [1, 0, 2]).right).toBe(true);
  });

  test('the resolution opens at the order that was given', () => {
    const opened = (given: Given): number =>
      firstLook(told('simultaneous/news-comes-first', given).answers);
    expect(opened([0, 2, 1])).not.toBe(opened([1, 0, 2]));
  });
});

describe('choose', () => {
  test('a card that cannot be chosen: the step that says why', () => {
    const shown = told('blocker/who-can-block', [1, 2, 3]);
    const wall = shown.answers.find(({ text }) => text === 'Blue Wall');
    expect(shown.right).toBe(false);
    expect(wall?.failure?.words).toBe('Blue Wall cannot block');
    expect(wall?.why).toMatch(/^Blocking is done by suspending/);
  });

  test('without a step the rule without which it could be', () => {
    const shown = told('attack/who-can-attack', [2]);
    expect(mine(shown)).toMatchObject({ text: 'Red Runner', note: { rule: '11-2-5' } });
  });
});

test('must: what is offered, and the rule without which it would be as was said', () => {
  const shown = told('blocker/against-a-collision', [1]);
  expect(mine(shown)?.note?.rule).toBe('16-30-4');
  expect(shown.answers[0]?.note?.words).toBe('P2 is offered: block with Green Sprout.');
});

test('rule: what would happen without it, or that nothing would', () => {
  const { answers } = told('retaliation/which-rule-saves', [0, 1]);
  expect(answers.map(({ right }) => right)).toEqual([true, false, true, false]);
  expect(answers[0]?.failure?.words).toContain('not “Purple Thorn is deleted”');
  expect(answers[1]?.note?.words).toBe('No step of the resolution carries it out.');
});

describe('illegal', () => {
  test('a step before it is legal, one after it comes of it', () => {
    const at = (n: number) => mine(told('blocker/a-log-with-a-block', [n, 1]))?.note?.words;
    expect(at(1)).toBe('Up to here the log is as the rules allow.');
    expect(at(6)).toBe('It comes of the step that went wrong before it.');
  });

  test('the step: what had to come there', () => {
    const shown = told('blocker/a-log-with-a-block', [3, 1]);
    expect(shown.right).toBe(true);
    expect(step(shown)).toBe('12-1-4 Blue Wall cannot block.');
    expect(told('blocker/a-log-with-a-block', [3, 0]).right).toBe(false);
  });
});

test('reading: what the reader finds each marked piece to be, and no resolution', () => {
  const shown = told('reading-effects/two-conditions', [2]);
  expect(shown.endings).toEqual([]);
  expect(shown.right).toBe(false);
  expect(mine(shown)?.note?.rule).toBe('15-7-1');
  expect(told('reading-effects/two-conditions', [1]).right).toBe(true);
});
