import { describe, expect, test } from 'vitest';
import { addRun, bestRun, makeRun, parseRun, resultOf, runOrder } from './run.ts';
import { entries } from '../../list/entry-sample.ts';

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

  test('the best of its length has most right ones, then fewest answers', () => {
    const at = '2026-01-01T00:00:00.000Z';
    const run = (right: number, answered: number, minutes = 5) => ({
      at,
      minutes,
      right,
      answered,
    });
    const runs = [run(3, 9), run(4, 9), run(4, 6), run(9, 9, 10)];
    expect(bestRun(runs, 5)).toEqual(run(4, 6));
    expect(bestRun(runs, 3)).toBeNull();
    expect(
      resultOf(
        [
          { id: 'a', right: true },
          { id: 'b', right: false },
        ],
        { minutes: 5, seed: '' },
        at,
      ),
    ).toEqual(run(1, 2));
  });

  test('the newest fifty are kept', () => {
    const at = '2026-01-01T00:00:00.000Z';
    let runs: ReturnType<typeof addRun> = [];
    for (let i = 0; i < 60; i++) runs = addRun(runs, { at, minutes: 5, right: i, answered: i });
    expect([runs.length, runs[0]?.right, runs.at(-1)?.right]).toEqual([50, 10, 59]);
  });
});
