import { describe, expect, test } from 'vitest';
import { add, describeTally, NOTHING, tallyPlaywright, tallyVitest } from './report.ts';

describe('tallyVitest', () => {
  const file = (status: string, tests: number) => ({
    status,
    assertionResults: Array.from({ length: tests }, () => ({})),
  });

  test('adds pending and todo tests to the skipped ones', () => {
    expect(
      tallyVitest({
        numPassedTests: 5,
        numFailedTests: 1,
        numPendingTests: 2,
        numTodoTests: 3,
        testResults: [file('passed', 10), file('failed', 1)],
      }),
    ).toEqual({ passed: 5, failed: 1, skipped: 5, again: 0 });
  });

  test('counts a file that could not be loaded as failed', () => {
    expect(
      tallyVitest({
        numPassedTests: 5,
        numFailedTests: 0,
        numPendingTests: 0,
        numTodoTests: 0,
        testResults: [file('passed', 5), file('failed', 0)],
      }),
    ).toEqual({ passed: 5, failed: 1, skipped: 0, again: 0 });
  });
});

describe('tallyPlaywright', () => {
  test('counts errors outside of tests as failed, and a second try as passed', () => {
    expect(
      tallyPlaywright({
        stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
        errors: [{}],
      }),
    ).toEqual({ passed: 8, failed: 2, skipped: 2, again: 1 });
  });
});

test('the closing line is the sum of both', () => {
  const unit = { passed: 1, failed: 2, skipped: 3, again: 0 };
  const both = add(unit, { passed: 10, failed: 20, skipped: 30, again: 0 });
  expect(describeTally(add(NOTHING, both))).toBe('11 passed, 22 failed, 33 skipped');
});

test('a second try is said below the closing line', () => {
  expect(describeTally({ passed: 3, failed: 0, skipped: 0, again: 1 })).toBe(
    '3 passed, 0 failed, 0 skipped\n1 of the passed failed once and passed a second try',
  );
});
