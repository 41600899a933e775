/** Adds up what the test runners wrote in their JSON reports. */

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Those of the passed that failed once and passed on the second try. */
  readonly again: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, again: 0 };

/** The parts of a vitest report (`--reporter=json`) that are read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

/** The parts of a Playwright report (`--reporter=json`) that are read here. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    again: a.again + b.again,
  };
}

/**
 * A test file that could not even be loaded has no tests to count, so it counts as one that failed.
 */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    again: 0,
  };
}

/**
 * Errors outside of any test (a server that did not start) count as failed. A flaky test is one
 * that a second try was allowed for and that passed it: it is counted, and named as such.
 */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    skipped: report.stats.skipped,
    again: report.stats.flaky,
  };
}

/** The closing line of a test run. */
export function describeTally({ passed, failed, skipped, again }: Tally): string {
  const note = again === 0 ? '' : `\n${again} of the passed failed once and passed a second try`;
  return `${passed} passed, ${failed} failed, ${skipped} skipped${note}`;
}
