/** Where rules are cited whose words changed between two editions. */
import type { RuleDifference } from './differences.ts';
import type { TextFile } from '../source.ts';

export interface CitedChange {
  readonly difference: RuleDifference;
  /** The number that is cited. */
  readonly number: string;
  readonly file: string;
  readonly line: number;
}

/**
 *     cites: [16-7-4, 15-8-3]
 *             ^^^^^^  ^^^^^^
 */
const NUMBER = /(?<![\d.-])\d{1,2}(?:-\d{1,3})+(?![\d-])/g;

/**
 * Every line of these files that names a rule that reads differently, is gone or isn't settled. A
 * rule that is new is cited by nobody, and one that only moved is found under its old number.
 */
export function citedChanges(
  files: readonly TextFile[],
  differences: readonly RuleDifference[],
): readonly CitedChange[] {
  const byNumber = new Map(
    differences.flatMap((one) => (one.from === undefined ? [] : [[one.from, one] as const])),
  );
  return files.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, i) =>
      [...new Set([...line.matchAll(NUMBER)].map(([number]) => number))].flatMap((number) => {
        const difference = byNumber.get(number);
        return difference === undefined ? [] : [{ difference, number, file: name, line: i + 1 }];
      }),
    ),
  );
}
