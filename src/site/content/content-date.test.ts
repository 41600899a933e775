import { expect, test } from 'vitest';
import { contentDate } from './content-date.ts';

const EDITION = '2025-11-14';
const at = (...given: [string | undefined, () => string | null]): string =>
  contentDate(EDITION, ...given).toISOString();
const commit = () => '1795360154';
const nothing = () => null;

test('what is set counts before the last commit, and that before the edition', () => {
  expect(at('86400', commit)).toBe('1970-01-02T00:00:00.000Z');
  expect(at(undefined, commit)).toBe('2026-11-22T15:09:14.000Z');
  expect(at('', commit)).toBe(at(undefined, commit));
  expect(at(undefined, nothing)).toBe('2025-11-14T00:00:00.000Z');
});

test.each(['yesterday', '-1', '1.5', '1e99', '9'.repeat(20)])('%s is no date', (set) => {
  expect(() => at(set, commit)).toThrow(`SOURCE_DATE_EPOCH is "${set}": expected whole seconds`);
});
