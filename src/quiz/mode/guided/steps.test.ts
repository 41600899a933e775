import { expect, test } from 'vitest';
import { NO_PROGRESS, record } from '../../keep/progress.ts';
import { firstOpen, missedOf, resultsOf } from './steps.ts';

const steps = ['a/one', 'a/two', 'a/three'].map((id) => ({ id, title: id }));
const after = (...done: readonly (readonly [string, boolean])[]) =>
  resultsOf(
    steps,
    done.reduce((progress, [id, right]) => record(progress, id, right, '2026-01-01'), NO_PROGRESS),
  );

test.each([
  [[], 0],
  [[['a/one', true]], 1],
  [[['a/two', false]], 0],
  [
    [
      ['a/one', false],
      ['a/two', true],
      ['a/three', true],
    ],
    3,
  ],
  [[['b/other', true]], 0],
] as const)('after %j it goes on at place %i', (done, at) => {
  expect(firstOpen(steps, after(...done))).toBe(at);
});

test('the last answer says whether a question was missed', () => {
  const results = after(['a/one', false], ['a/two', false], ['a/two', true]);
  expect(missedOf(steps, results).map(({ id }) => id)).toEqual(['a/one']);
});
