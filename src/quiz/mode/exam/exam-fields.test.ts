import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportOf, startAttempt } from './attempt.ts';
import { DEFAULT_EXAM } from './paper.ts';
import { neededOf, readExam, typedOf } from './exam-fields.ts';
import { entries } from '../../list/entry-sample.ts';

const typed = typedOf(DEFAULT_EXAM);

describe('the fields of the exam', () => {
  test('what stands in them is what the paper is made of', () => {
    const spec = { ...DEFAULT_EXAM, count: 7, pass: 100, mixture: { 1: 0, 2: 1, 3: 4 } };
    expect(readExam(typedOf(spec), DEFAULT_EXAM)).toEqual({ spec, problems: {} });
  });

  test.each([
    ['count', '0', 'expected a whole number from 1 to 200, not 0.'],
    ['count', '201', 'expected a whole number from 1 to 200, not 201.'],
    ['count', '', 'expected a whole number from 1 to 200.'],
    ['count', 'ten', 'expected a whole number from 1 to 200, not ten.'],
    ['count', '1e2', 'expected a whole number from 1 to 200, not 1e2.'],
    ['minutes', '2.5', 'expected a whole number from 1 to 300, not 2.5.'],
    ['minutes', '-1', 'expected a whole number from 1 to 300, not -1.'],
    ['pass', '101', 'expected a whole number from 1 to 100, not 101.'],
    ['level 2', 'x', 'expected a whole number from 0 to 100, not x.'],
  ] as const)('%s %j: what was expected; the paper stays as it was', (field, text, words) => {
    const { spec, problems } = readExam({ ...typed, [field]: text }, DEFAULT_EXAM);
    expect(problems).toEqual({ [field]: words });
    expect(spec).toEqual(DEFAULT_EXAM);
  });

  test('one level at least has a part', () => {
    const none = { ...typed, 'level 1': '0', 'level 2': '0', 'level 3': '0' };
    const { spec, problems } = readExam(none, DEFAULT_EXAM);
    expect(problems).toEqual({ 'level 1': 'expected at least one level above 0.' });
    expect(spec.mixture).toEqual(DEFAULT_EXAM.mixture);
  });
});

test('as many right answers as are said pass, and one fewer does not', () => {
  const number = (max: number) => fc.integer({ min: 1, max });
  fc.assert(
    fc.property(number(60), number(100), (count, pass) => {
      const all = entries(count);
      const ids = all.map(({ id }) => id);
      const spec = { ...DEFAULT_EXAM, count, pass };
      const attempt = startAttempt('', spec, { ids, code: '' }, '2026-11-21T10:00:00Z');
      const passes = (right: number): boolean =>
        reportOf(attempt, all, new Set(ids.slice(0, right))).passed;
      const needed = neededOf(count, pass);
      expect([passes(needed), passes(needed - 1)]).toEqual([true, false]);
    }),
  );
});
