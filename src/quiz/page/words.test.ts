import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, record } from '../keep/progress.ts';
import { beforeWords, lostWords, refusedWords, tallyWords } from './words.ts';

test.each([
  [undefined, ''],
  [{ right: 1, wrong: 0 }, 'Answered before on this device: right once.'],
  [{ right: 2, wrong: 3 }, 'Answered before on this device: right twice, wrong 3 times.'],
])('%j: %s', (counts, words) => {
  const answered = counts && { ...counts, last: true, at: '2026-01-01', recent: '1' };
  expect(beforeWords(answered)).toBe(words);
});

test('once it is answered again, it is said how it went before', () => {
  const answered = { right: 0, wrong: 1, last: false, at: '2026-01-01', recent: '0' };
  expect(beforeWords(answered, 'Previously')).toBe('Previously: wrong once.');
});

test('the tally of a topic is silent until something is answered', () => {
  const ids = ['a/one', 'a/two'];
  expect(tallyWords(NO_PROGRESS, ids)).toBe('');
  expect(tallyWords(record(NO_PROGRESS, 'a/one', false, ''), ids)).toBe('1 of 2 answered, 0 right');
});

describe('progress that cannot be read', () => {
  test('is said, and how much, and what', () => {
    expect(lostWords([])).toBe('');
    expect(lostWords(['a/b'])).toMatch(
      /^One entry of your saved progress couldn't be read and will be left out: a\/b\./,
    );
    expect(lostWords(['a', 'b', 'c', 'd', 'e'])).toMatch(/^5 entries .*: a, b, c and 2 more\./);
  });
});

test.each([
  [0, ''],
  [1, 'the last change stays only while this page is open'],
  [3, 'the last 3 changes stay only while this page is open'],
])('%i changes that the device refused', (changes, words) => {
  expect(refusedWords(changes)).toContain(words);
});
