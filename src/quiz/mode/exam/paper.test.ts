import { describe, expect, test } from 'vitest';
import {
  addExam,
  answerIn,
  finish,
  goOn,
  isOpen,
  markIn,
  reportOf,
  startAttempt,
  timeLeft,
} from './attempt.ts';
import { DEFAULT_EXAM, paperOf } from './paper.ts';
import { readAddress } from './exam-address.ts';
import { begun, EXAMS, inAttempt, withResult } from './kept.ts';
import { entries, entry } from '../../list/entry-sample.ts';

const SPEC = { ...DEFAULT_EXAM, seed: 'abc' };

describe('a paper', () => {
  const all = entries(180, 12);

  test('is the same for the same seed, whatever the order of the list', () => {
    const paper = paperOf(all, SPEC);
    expect(paperOf(all.toReversed(), SPEC)).toEqual(paper);
    expect(paperOf(all, { ...SPEC, seed: 'abd' }).ids).not.toEqual(paper.ids);
    expect(paperOf(all, { ...SPEC, seed: 'abd' }).code).not.toBe(paper.code);
  });

  test('of an address stays as it is', () => {
    const { code, ids } = paperOf(entries(30), readAddress('n=5&seed=judge-day').spec);
    expect({ code, ids }).toEqual({
      code: '1s4k9bs',
      ids: ['topic-3/q13', 'topic-4/q9', 'topic-0/q15', 'topic-2/q7', 'topic-1/q11'],
    });
  });

  test('has each question once, the levels in their parts, the topics evenly', () => {
    const { ids, levels, short } = paperOf(all, SPEC);
    expect(new Set(ids).size).toBe(50);
    expect(levels).toEqual({ 1: 15, 2: 25, 3: 10 });
    expect(short).toEqual([]);
    const topics = new Map<string, number>();
    for (const id of ids) {
      const [topic = ''] = id.split('/');
      topics.set(topic, (topics.get(topic) ?? 0) + 1);
    }
    // Each level has four of the twelve topics here; the most even mixture of 15, 25 and 10.
    expect(Math.max(...topics.values())).toBeLessThanOrEqual(7);
    expect(topics.size).toBe(12);
  });

  test('of some topics has only those', () => {
    const { ids } = paperOf(all, { ...SPEC, count: 10, topics: ['topic-1', 'topic-2'] });
    expect(ids.every((id) => /^topic-[12]\//.test(id))).toBe(true);
    expect(ids).toHaveLength(10);
  });

  test('never has a question of level 0, even where others are missing', () => {
    const first = entry('first-steps/one', { level: 0 });
    const { ids, short } = paperOf([first, entry('a/one', { level: 2 })], SPEC);
    expect(ids).toEqual(['a/one']);
    expect(short).not.toEqual([]);
  });

  test('a level without a part is not in it', () => {
    const { levels } = paperOf(all, { ...SPEC, mixture: { 1: 0, 2: 1, 3: 1 } });
    expect(levels).toEqual({ 1: 0, 2: 25, 3: 25 });
  });

  test('says what there was not enough of, and fills up from the other levels', () => {
    const few = all.filter(({ level }) => level !== 3).slice(0, 60);
    const { ids, levels, short } = paperOf(few, SPEC);
    expect(ids).toHaveLength(50);
    expect(levels[3]).toBe(0);
    expect(short).toEqual(['You asked for 10 questions of level 3, but there are none.']);
    expect(paperOf(few.slice(0, 8), SPEC).short.at(-1)).toBe(
      'So the exam has 8 questions, not 50.',
    );
    expect(
      paperOf(few.slice(0, 1), { ...SPEC, count: 2, mixture: { 1: 1, 2: 0, 3: 1 } }).short,
    ).toEqual([
      'You asked for 1 question of level 3, but there are none.',
      'So the exam has 1 question, not 2.',
    ]);
    expect(paperOf([], SPEC).ids).toEqual([]);
  });
});

describe('an attempt', () => {
  const START = '2026-01-01T10:00:00.000Z';
  const MINUTE = 60_000;
  const begin = () =>
    startAttempt('q', { ...SPEC, minutes: 10 }, { ids: ['a', 'b', 'c'], code: 'x' }, START);
  const now = (minutes: number): number => Date.parse(START) + minutes * MINUTE;

  test('goes on to what is left to do, then to the summary', () => {
    let attempt = answerIn(begin(), 'a', [0]);
    expect(goOn(attempt)).toBe(1);
    attempt = answerIn({ ...attempt, at: 2 }, 'c', [1]);
    expect(goOn(attempt)).toBe(3);
    expect(attempt.ids.filter((id) => isOpen(attempt, id))).toEqual(['b']);
    attempt = markIn(answerIn({ ...attempt, at: 1 }, 'b', [1]), 'c');
    expect(goOn(attempt)).toBe(2);
    expect(goOn(markIn(attempt, 'c'))).toBe(3);
    expect(markIn(finish(attempt, now(1)), 'a').later).toEqual(['c']);
  });

  test('the summary and the marks are kept; marks of questions it does not have are not', () => {
    const attempt = { ...markIn(begin(), 'b'), at: 3 };
    const read = (value: unknown) => EXAMS.read({ version: 1, attempt: value, results: [] }).value;
    expect(read(attempt).attempt).toEqual(attempt);
    const damaged = { ...attempt, at: 99, later: ['b', 'x', 7] };
    expect(read(damaged).attempt).toEqual(attempt);
    const { later: _later, ...old } = begin();
    expect(read(old).attempt).toEqual(begin());
  });

  test('an answer can be changed until it is finished', () => {
    const changed = answerIn(answerIn(begin(), 'a', [0]), 'a', [2]);
    expect(changed.given['a']).toEqual([2]);
    const done = finish(changed, now(3));
    expect(answerIn(done, 'a', [1])).toBe(done);
    expect(finish(done, now(9))).toBe(done);
  });

  test('the clock goes on while the page is closed; the end is at the latest when time is over', () => {
    expect(timeLeft(begin(), now(4))).toBe(6 * MINUTE);
    expect(timeLeft(begin(), now(60))).toBe(0);
    expect(finish(begin(), now(60)).finished).toBe('2026-01-01T10:10:00.000Z');
  });

  test('is reported by rule family, the weakest first; 89.9 % is not 90', () => {
    const list = [
      entry('a', { cites: ['16-7-4', '16-7-2', '11-2-1'] }),
      entry('b', { cites: ['16-7-1'] }),
      entry('c', { cites: ['11-2-8'] }),
    ];
    const done = finish(answerIn(begin(), 'a', [0]), now(1));
    const report = reportOf(done, list, new Set(['a', 'c']));
    expect(report).toMatchObject({ right: 2, of: 3, share: 66, passed: false, unanswered: 2 });
    expect(report.families).toEqual([
      { family: '16-7', of: 2, right: 1, missed: ['b'] },
      { family: '11-2', of: 2, right: 2, missed: [] },
    ]);
    const numbers = [entry('a', { cites: ['16-12-1', '7-1-2', '16-7-1'] })];
    expect(reportOf(done, numbers, new Set()).families.map(({ family }) => family)).toEqual([
      '7-1',
      '16-7',
      '16-12',
    ]);
    expect(addExam([], done, report)).toEqual([
      { at: done.finished, exam: 'q', right: 2, of: 3, passed: false },
    ]);
    const ids = Array.from({ length: 1000 }, (_, i) => `q${i}`);
    const many = { ...begin(), ids };
    expect(reportOf(many, [], new Set(ids.slice(0, 899))).passed).toBe(false);
    expect(reportOf(many, [], new Set(ids.slice(0, 900))).passed).toBe(true);
  });
});

describe('an exam in two tabs', () => {
  const paper = { ids: ['a', 'b'], code: 'x' };
  const mine = startAttempt('q', SPEC, paper, '2026-01-01T10:00:00.000Z');
  const other = startAttempt('q', SPEC, paper, '2026-01-01T10:01:00.000Z');
  const answer = inAttempt(mine, (before) => answerIn(before, 'a', [0]));

  test('an answer goes into the attempt that it was given in, and into no other', () => {
    expect(answer(begun(mine)(EXAMS.none)).attempt?.given).toEqual({ a: [0] });
    for (const attempt of [other, null]) {
      const exams = { ...EXAMS.none, attempt };
      expect(answer(exams)).toBe(exams);
    }
  });

  test('the one that was begun last goes on', () => {
    const exams = begun(other)(begun(mine)(EXAMS.none));
    expect(exams.attempt).toBe(other);
    expect(begun(mine)(exams)).toBe(exams);
    const ended = { ...exams, attempt: finish(other, Date.parse(other.started) + 1) };
    expect(begun(mine)(ended).attempt).toBe(mine);
  });

  test('a result is kept once; a clock that was set back ends no exam before its start', () => {
    const done = finish(mine, 0);
    expect(done.finished).toBe(mine.started);
    const keep = withResult(done, reportOf(done, [], new Set(['a'])));
    const once = keep(EXAMS.none);
    expect(once.results).toHaveLength(1);
    expect(keep(once)).toEqual(once);
  });
});
