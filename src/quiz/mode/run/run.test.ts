import { describe, expect, test } from 'vitest';
import {
  addRun,
  bestCombo,
  bestRun,
  comboOf,
  longestCombo,
  makeRun,
  parseRun,
  readingTime,
  resultOf,
  rightLine,
  runOrder,
} from './run.ts';
import { RUNS } from './kept.ts';
import { entries, entry } from '../../list/entry-sample.ts';

describe('a run', () => {
  test.each([
    ['', { minutes: 5, seed: '' }],
    ['minutes=10&seed=abc', { minutes: 10, seed: 'abc' }],
    ['minutes=0', { minutes: 5, seed: '' }],
    ['minutes=1e9&seed=A B', { minutes: 5, seed: 'a-b' }],
  ])('reads %j', (query, spec) => {
    expect(parseRun(query)).toEqual(spec);
    expect(parseRun(makeRun(spec))).toEqual(spec);
  });

  test('has every question once, in the order of its seed', () => {
    const all = entries(30);
    const order = runOrder(all, { minutes: 5, seed: 'abc' });
    expect(new Set(order)).toEqual(new Set(all));
    expect(order).toEqual(runOrder(all, { minutes: 10, seed: 'abc' }));
    expect(order).not.toEqual(runOrder(all, { minutes: 5, seed: 'abd' }));
  });

  test('has none of the questions of Learn', () => {
    const easy = entry('first/a', { level: 0 });
    expect(runOrder([easy, ...entries(3)], { minutes: 5, seed: 'abc' })).not.toContain(easy);
  });

  test('of an address stays as it is', () => {
    const order = runOrder(entries(30), { minutes: 5, seed: 'abc' });
    expect(order.slice(0, 5).map(({ id }) => id)).toEqual([
      'topic-0/q20',
      'topic-1/q11',
      'topic-3/q8',
      'topic-0/q10',
      'topic-2/q17',
    ]);
  });

  const at = '2026-01-01T00:00:00.000Z';
  const run = (right: number, answered: number, minutes = 5, combo = right) => ({
    ...{ at, minutes, right, answered, combo },
  });
  const answers = (marks: string) =>
    [...marks].map((mark, i) => ({ id: `a/${i}`, right: mark === '1' }));

  test('the best of its length has most right ones, then fewest answers', () => {
    const runs = [run(3, 9), run(4, 9), run(4, 6), run(9, 9, 10)];
    expect(bestRun(runs, 5)).toEqual(run(4, 6));
    expect(bestRun(runs, 3)).toBeNull();
    expect(resultOf(answers('10'), { minutes: 5, seed: '' }, at)).toEqual(run(1, 2));
  });

  test.each([
    ['', 0, 0],
    ['111', 3, 3],
    ['1101', 1, 2],
    ['0110', 0, 2],
    ['000', 0, 0],
  ])('%j: a combo of %i now, %i at most', (marks, now, most) => {
    expect(comboOf(answers(marks))).toBe(now);
    expect(longestCombo(answers(marks))).toBe(most);
  });

  test('the newest fifty are kept, and the best ones however old', () => {
    const best = run(70, 80, 5, 9);
    const longest = run(20, 80, 5, 20);
    let runs: ReturnType<typeof addRun> = [best, longest, run(1, 1, 3)];
    for (let i = 0; i < 60; i++) runs = addRun(runs, run(i, 80, 5, 1));
    expect(runs).toHaveLength(53);
    expect(runs.slice(0, 4)).toEqual([best, longest, run(1, 1, 3), run(10, 80, 5, 1)]);
    expect(runs.at(-1)?.right).toBe(59);
    expect([bestCombo(runs, 5), bestCombo(runs, 3), bestCombo(runs, 20)]).toEqual([20, 1, 0]);
  });

  test('one from before combos were counted is read; a combo beyond the right ones is not', () => {
    const { combo: _combo, ...old } = run(3, 9);
    const { value, lost } = RUNS.read({ version: 1, entries: [old, { ...old, combo: 99 }] });
    expect(value.entries.map(({ combo }) => combo)).toEqual([0, 3]);
    expect(lost).toEqual([]);
  });

  test('a right answer that was missed is one line, longer when there is more to read', () => {
    const rights = [
      { text: 'Step 2: Rex attacks.', rule: null },
      { text: '', rule: '16-7-4' },
    ];
    expect(rightLine(rights)).toBe('Step 2: Rex attacks. 16-7-4');
    expect(readingTime('')).toBe(2000);
    expect(readingTime('x'.repeat(60))).toBe(5000);
    expect(readingTime('x'.repeat(600))).toBe(8000);
  });
});
