import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, record } from '../../keep/progress.ts';
import { comesBack, dueToday, forecast, isWaiting, missed, newOnes } from './due.ts';
import { entry } from '../../list/entry-sample.ts';
import { offered, outlook, rate, RATINGS, suggested, type Schedule } from './schedule.ts';

const T0 = new Date('2026-01-10T12:00:00.000Z');
const DAY = 86_400_000;
const later = (days: number): Date => new Date(T0.getTime() + days * DAY);
const at = (date: Date, offset = 0) => ({ now: date.getTime(), offset });

/** Each time rated on the day that it is due. */
function rated(...ratings: readonly (typeof RATINGS)[number][]): {
  schedule: Schedule;
  days: number[];
} {
  let schedule: Schedule = {};
  let now = T0;
  const days: number[] = [];
  for (const rating of ratings) {
    schedule = rate(schedule, 'a', rating, now);
    const due = new Date(schedule['a']?.due ?? '');
    days.push(Math.round((due.getTime() - now.getTime()) / DAY));
    now = due;
  }
  return { schedule, days };
}

describe('the schedule', () => {
  test('good answers move a question further and further away', () => {
    const { days, schedule } = rated('good', 'good', 'good', 'good', 'good');
    expect(days).toEqual([0, 2, 11, 46, 163]);
    expect(schedule['a']).toMatchObject({ reps: 5, lapses: 0, state: 2 });
  });

  test('a forgotten one comes back in minutes and is counted as a lapse', () => {
    const { schedule } = rated('good', 'good', 'again');
    const { due = '', last = '', lapses } = schedule['a'] ?? {};
    expect(lapses).toBe(1);
    expect(Date.parse(due) - Date.parse(last)).toBe(10 * 60_000);
    expect(comesBack(due, Date.parse(last))).toBe(true);
  });

  test('is the same whether it was kept as text in between or not', () => {
    const once = rate({}, 'a', 'good', T0);
    const kept = JSON.parse(JSON.stringify(once)) as Schedule;
    expect(rate(kept, 'a', 'easy', later(1))).toEqual(rate(once, 'a', 'easy', later(1)));
  });

  test('better ratings come back later, and what is shown before is what happens', () => {
    const { schedule } = rated('good', 'good');
    const now = later(20);
    const shown = outlook(schedule, 'a', now);
    const times = RATINGS.map((rating) => shown[rating].getTime());
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    for (const rating of RATINGS)
      expect(rate(schedule, 'a', rating, now)['a']?.due).toBe(shown[rating].toISOString());
  });

  test('a clock that was set back stops no review: it is made when the last one was', () => {
    const once = rate({}, 'a', 'good', later(400));
    for (const rating of RATINGS) {
      const back = rate(once, 'a', rating, T0);
      expect(back).toEqual(rate(once, 'a', rating, later(400)));
      expect(outlook(once, 'a', T0)[rating].toISOString()).toBe(back['a']?.due);
    }
  });

  test('an answer suggests good or again', () => {
    expect([suggested(true), suggested(false)]).toEqual(['good', 'again']);
  });

  test('a wrong answer was neither good nor easy', () => {
    expect(offered(true)).toEqual(RATINGS);
    expect(offered(false)).toEqual(['again', 'hard']);
    for (const right of [true, false]) expect(offered(right)).toContain(suggested(right));
  });
});

describe('what is due', () => {
  const card = rate({}, 'x', 'good', T0)['x'];
  if (card === undefined) throw new Error('no card');
  const due = (date: string) => ({ ...card, due: date });
  const schedule: Schedule = {
    over: due('2026-01-05T00:00:00.000Z'),
    tonight: due('2026-01-10T23:59:00.000Z'),
    tomorrow: due('2026-01-11T00:30:00.000Z'),
    later: due('2026-01-20T00:00:00.000Z'),
    gone: due('2026-01-01T00:00:00.000Z'),
  };
  const ids = new Set(['over', 'tonight', 'tomorrow', 'later']);

  test('is what comes until midnight where the person is, the longest overdue first', () => {
    expect(dueToday(schedule, NO_PROGRESS, ids, at(T0))).toEqual(['over', 'tonight']);
    expect(dueToday(schedule, NO_PROGRESS, ids, at(T0, 300))).toEqual([
      'over',
      'tonight',
      'tomorrow',
    ]);
    expect(dueToday(schedule, NO_PROGRESS, ids, at(T0, -60))).toEqual(['over']);
  });

  test('is forecast by day; today has all that is overdue', () => {
    const week = forecast(schedule, NO_PROGRESS, ids, 7, at(T0));
    expect(week.map(({ due: n }) => n)).toEqual([2, 1, 0, 0, 0, 0, 0]);
    expect(week[1]?.day).toBe('2026-01-11');
    const month = forecast(schedule, NO_PROGRESS, ids, 30, at(T0));
    expect(month.reduce((sum, day) => sum + day.due, 0)).toBe(4);
  });
});

describe('what was missed', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => entry(id));
  const ids = new Set(all.map(({ id }) => id));
  const hour = new Date(T0.getTime() + 3_600_000).toISOString();
  let progress = record(NO_PROGRESS, 'b', true, T0.toISOString());
  for (const id of ['d', 'e', 'f']) progress = record(progress, id, false, T0.toISOString());
  progress = record(progress, 'f', false, hour);
  // e and f were reviewed when they were missed; f was missed again since.
  const schedule = rate(rate({}, 'e', 'easy', T0), 'f', 'easy', T0);

  test('is due until a review says when it comes back', () => {
    expect(all.map(({ id }) => isWaiting(schedule, progress, id))).toEqual([
      ...[false, false, false, true, false, true],
    ]);
    expect(dueToday(schedule, progress, ids, at(T0))).toEqual(['d', 'f']);
    expect(dueToday(schedule, progress, new Set(['a', 'f']), at(T0))).toEqual(['f']);
    expect(forecast(schedule, progress, ids, 1, at(T0))[0]?.due).toBe(2);
    const reviewed = rate(schedule, 'd', 'hard', T0);
    expect(isWaiting(reviewed, progress, 'd')).toBe(false);
    expect(dueToday({}, record(progress, 'd', true, hour), ids, at(T0))).toEqual(['e', 'f']);
  });

  test('is no new question: these are what was answered, then what never was', () => {
    expect(newOnes(all, schedule, progress, 2)).toEqual(['b', 'a']);
    expect(newOnes(all, schedule, progress, 9)).toEqual(['b', 'a', 'c']);
    expect(newOnes(all, schedule, progress, 0)).toEqual([]);
    const withEasy = [entry('first/z', { level: 0 }), ...all];
    expect(newOnes(withEasy, schedule, progress, 9)).toEqual(['b', 'a', 'c']);
    expect(missed(all, progress)).toEqual(['d', 'e', 'f']);
  });
});
