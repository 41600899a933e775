import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, record, type Progress } from '../../keep/progress.ts';
import { bars, topOf } from './chart.ts';
import { DEFAULT_EXAM } from '../exam/paper.ts';
import { readinessOf } from './readiness.ts';
import { entry } from '../../list/entry-sample.ts';
import { byFamily, byKeyword } from './strength.ts';

const NOW = '2026-03-01T12:00:00.000Z';

function answered(given: { readonly [id: string]: string }, at = NOW): Progress {
  let progress = NO_PROGRESS;
  for (const [id, results] of Object.entries(given))
    for (const result of results) progress = record(progress, id, result === '1', at);
  return progress;
}

describe('strengths', () => {
  const list = [
    entry('a', { cites: ['16-7-4', '11-2-1'], keywords: ['piercing'] }),
    entry('b', { cites: ['16-7-1'], keywords: ['piercing'] }),
    entry('c', { cites: ['11-2-8'] }),
    entry('d', { cites: ['14-1'] }),
  ];

  test('say nothing until there are five answers; the weakest come first', () => {
    const found = byFamily(list, answered({ a: '01', b: '110', c: '11' }));
    expect(found.map(({ name, share, answers }) => [name, share, answers])).toEqual([
      ['16-7', 60, 5],
      ['11-2', null, 4],
      ['14-1', null, 0],
    ]);
    expect(found[0]).toMatchObject({ questions: 2, asked: 2, right: 3 });
  });

  test('count the last five answers of a question, so that what was learned shows', () => {
    const [piercing] = byKeyword(list, answered({ a: '0000011111' }));
    expect(piercing).toMatchObject({ name: 'piercing', share: 100, answers: 5 });
  });
});

describe('readiness', () => {
  const list = ([1, 2, 3] as const).flatMap((level) =>
    Array.from({ length: 20 }, (_, i) => entry(`l${level}/${i}`, { level })),
  );
  const given = (share: number, count: number): Record<string, string> =>
    Object.fromEntries(
      list
        .filter(({ id }) => Number(id.split('/')[1]) < count)
        .map(({ id }) => [id, Number(id.split('/')[1]) < share * count ? '1' : '0']),
    );
  const ready = (progress: Progress, now = NOW) =>
    readinessOf(list, progress, DEFAULT_EXAM, Date.parse(now));

  test('is not estimated before ten questions of each level are answered', () => {
    expect(ready(NO_PROGRESS).estimate).toBeNull();
    const { estimate, levels } = ready(answered(given(1, 9)));
    expect(estimate).toBeNull();
    expect(levels.map(({ missing }) => missing)).toEqual([1, 1, 1]);
    expect(ready(answered(given(1, 10))).estimate).not.toBeNull();
  });

  test('is (right + 1) / (answered + 2), weighed as the paper is', () => {
    const { estimate, levels } = ready(answered(given(0.5, 20)));
    expect(levels.map(({ share, part }) => [share, part])).toEqual([
      [50, 0.3],
      [50, 0.5],
      [50, 0.2],
    ]);
    // 1.2816 * sqrt((0.09 + 0.25 + 0.04) * 50 * 50 / 22) = 8.42
    expect(estimate).toEqual({ share: 50, from: 42, to: 58 });
  });

  test('all right is near 100 and never above', () => {
    const { estimate } = ready(answered(given(1, 20)));
    expect(estimate).toEqual({ share: 95, from: 92, to: 99 });
  });

  test('answers older than ninety days no longer count', () => {
    const progress = answered(given(1, 20), '2025-11-01T00:00:00.000Z');
    expect(ready(progress).estimate).toBeNull();
  });

  test('a level of which there are no questions is left out of the sum', () => {
    const some = list.filter(({ level }) => level !== 3);
    const { levels, estimate } = readinessOf(
      some,
      answered(given(1, 20)),
      DEFAULT_EXAM,
      Date.parse(NOW),
    );
    expect(levels.map(({ level }) => level)).toEqual([1, 2]);
    expect(levels.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1);
    expect(estimate?.share).toBe(95);
  });
});

describe('the chart', () => {
  const progress: Progress = {
    ...NO_PROGRESS,
    days: {
      '2026-03-01': [3, 1],
      '2026-02-28': [1, 0],
      '2026-02-20': [0, 2],
      '2025-01-01': [9, 9],
    },
  };

  test('has a bar for each day, also for empty ones', () => {
    const days = bars(progress, '2026-03-01', 3, 1);
    expect(days.map(({ from, right, wrong }) => [from, right, wrong])).toEqual([
      ['2026-02-27', 0, 0],
      ['2026-02-28', 1, 0],
      ['2026-03-01', 3, 1],
    ]);
  });

  test('adds the days of a week up; the last week ends today', () => {
    const weeks = bars(progress, '2026-03-01', 2, 7);
    expect(weeks.map(({ from, right, wrong }) => [from, right, wrong])).toEqual([
      ['2026-02-16', 0, 2],
      ['2026-02-23', 4, 1],
    ]);
  });

  test.each([
    [0, 1],
    [4, 5],
    [5, 5],
    [11, 20],
    [60, 100],
    [101, 200],
  ])('with %i in the highest bar it goes up to %i', (right, top) => {
    expect(topOf([{ from: '2026-01-01', days: 1, right, wrong: 0 }])).toBe(top);
  });
});
