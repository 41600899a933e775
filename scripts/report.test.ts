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
    ).toEqual({ passed: 5, failed: 1, skipped: 5 });
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
    ).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });
});

describe('tallyPlaywright', () => {
  test('counts flaky tests and errors outside of tests as failed', () => {
    expect(
      tallyPlaywright({
        stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
        errors: [{}],
      }),
    ).toEqual({ passed: 7, failed: 3, skipped: 2 });
  });
});

test('the closing line is the sum of both', () => {
  const both = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
  expect(describeTally(add(NOTHING, both))).toBe('11 passed, 22 failed, 33 skipped');
});
