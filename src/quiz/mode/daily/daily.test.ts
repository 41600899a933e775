import { describe, expect, test } from 'vitest';
import { addDays } from '../../../base/day.ts';
import { entries, entry } from '../../list/entry-sample.ts';
import {
  answerDay,
  archive,
  calendar,
  calendarOf,
  questionOn,
  streakOf,
  type DailyLog,
} from './daily.ts';

const IDS = Array.from({ length: 180 }, (_, i) => `topic/q${i}`);
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, i) => addDays(from, i));

describe('the question of a day', () => {
  test('is the same for everybody, whatever the order of the list', () => {
    expect(calendar(IDS)('2026-11-21')).toBe(calendar(IDS.toReversed())('2026-11-21'));
  });

  test('of a date stays as it is', () => {
    const daily = calendar(entries(30).map(({ id }) => id));
    expect(['2026-01-01', '2026-11-22', '2028-02-29'].map(daily)).toEqual([
      'topic-1/q1',
      'topic-0/q10',
      'topic-2/q22',
    ]);
  });

  test('is none of those that Learn guides through', () => {
    const first = [entry('first/a', { level: 0 }), entry('first/b', { level: 0 })];
    const daily = calendarOf([...first, entry('topic/c', { level: 1 })]);
    expect(new Set(days('2026-01-01', 20).map(daily))).toEqual(new Set(['topic/c']));
  });

  test('does not come back within sixty days of a year', () => {
    const year = days('2026-01-01', 365).map(calendar(IDS));
    year.forEach((id, i) => expect(year.slice(i + 1, i + 61)).not.toContain(id));
    expect(new Set(year).size).toBeGreaterThan(120);
  });

  test('one question more changes few days', () => {
    const [before, after] = [calendar(IDS), calendar([...IDS, 'topic/new'])];
    const changed = days('2026-01-01', 365).filter((day) => before(day) !== after(day));
    expect(changed.length).toBeLessThan(15);
  });

  test('there is one with few questions, and none without', () => {
    expect(calendar(['a'])('2026-06-01')).toBe('a');
    const two = calendar(['a', 'b']);
    expect(two('2026-06-02')).not.toBe(two('2026-06-01'));
    expect(calendar([])('2026-06-01')).toBeNull();
  });
});

test.each([
  ["that was answered stays that day's", 'a', 'a'],
  ['that is gone from the site gives way', 'gone', 'b'],
  ['that is open is that of the calendar', undefined, 'b'],
])('a question %s', (_, answered, shown) => {
  const log: DailyLog =
    answered === undefined ? {} : { '2026-03-01': { id: answered, right: true, inTime: true } };
  expect(questionOn('2026-03-01', { ids: ['a', 'b'], log, daily: () => 'b' })).toBe(shown);
  expect(questionOn('2026-03-01', { ids: [], log, daily: () => null })).toBe('');
});

describe('the streak', () => {
  const answered = (...inTime: readonly string[]): DailyLog =>
    Object.fromEntries(inTime.map((day) => [day, { id: 'a', right: false, inTime: true }]));

  test.each([
    ['nothing', [], 0, 0],
    ['today', ['2026-03-01'], 1, 1],
    ['until yesterday', ['2026-02-27', '2026-02-28'], 2, 2],
    ['until the day before', ['2026-02-26', '2026-02-27'], 0, 2],
    ['with a gap', ['2026-02-25', '2026-02-26', '2026-02-28', '2026-03-01'], 2, 2],
    ['behind today, by a wrong clock', ['2026-02-28', '2026-03-01', '2027-01-01'], 2, 2],
    ['today open, a clock set back', ['2026-02-28', '2026-03-05'], 1, 1],
    ['over the end of February', ['2026-02-27', '2026-02-28', '2026-03-01'], 3, 3],
  ])('%s', (_, log, length, longest) => {
    expect(streakOf(answered(...log), '2026-03-01')).toMatchObject({ days: length, longest });
  });

  test('an answer to an earlier day is kept, and no part of it', () => {
    const log = answerDay({}, '2026-02-28', '2026-03-01', { id: 'a', right: true });
    expect(streakOf(log, '2026-03-01')).toEqual({ days: 0, longest: 0, today: false });
    expect(archive(log, '2026-03-01', 2).map(({ answer }) => answer?.right)).toEqual([
      undefined,
      true,
    ]);
  });

  test('only the first answer of a day counts', () => {
    const once = answerDay({}, '2026-03-01', '2026-03-01', { id: 'a', right: false });
    expect(answerDay(once, '2026-03-01', '2026-03-01', { id: 'a', right: true })).toBe(once);
  });
});
