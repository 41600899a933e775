import { expect, test } from 'vitest';
import { reportText, shareQuestion, shareRun } from './share.ts';

const item = (title: string, right: boolean | null) => ({
  title,
  url: `https://x.org/${title}/`,
  right,
});

test.each([
  [true, 'Answered right.'],
  [false, 'Answered wrong.'],
  [null, 'Not answered.'],
] as const)('a question answered %s', (right, said) => {
  expect(shareQuestion(item('a', right)).facts).toEqual([said]);
});

test('a run tells how many were right, how many are open, and how long it took', () => {
  const items = [item('a', true), item('b', false), item('c', true), item('d', null)];
  const run = { name: 'Exam', url: 'https://x.org/exam/', items };
  expect(shareRun(run).facts).toEqual(['2 of 4 right, 1 not answered.']);
  expect(shareRun({ ...run, items: items.slice(0, 2), seconds: 725.4 }).facts).toEqual([
    '1 of 2 right.',
    'Time: 12 min 5 s.',
  ]);
  expect(shareRun({ ...run, seconds: 59.6 }).facts[1]).toBe('Time: 1 min 0 s.');
});

test('a report has all that it takes to look into it', () => {
  const text = reportText({
    id: 'piercing/on-deletion',
    title: 'Piercing',
    url: 'https://x.org/quiz/piercing/on-deletion/',
    answers: [
      { text: 'One', right: true, chosen: false },
      { text: 'Two', right: false, chosen: true },
    ],
    right: false,
    edition: 'Comprehensive Rules Ver. 4.0',
    version: '0.1.0+3f2a9c1b',
  });
  expect(text).toBe(
    `Error report, Ruling Lab 0.1.0+3f2a9c1b
Question: Piercing (piercing/on-deletion)
Address: https://x.org/quiz/piercing/on-deletion/
Rules: Comprehensive Rules Ver. 4.0
Answer given: 2. Two
Marked as: wrong
The engine's answer: 1. One
What is wrong, and which rule or ruling says so: `,
  );
});
