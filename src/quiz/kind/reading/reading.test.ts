import { describe, expect, test } from 'vitest';
import { feedbackTo, mine, problemsIn } from '../../check/kind-sample.ts';

describe('what an author reads', () => {
  const QUESTION = 'reading-effects/two-conditions';

  test('nothing of a question that is right', () => {
    expect(problemsIn(QUESTION, 'kind:', 'kind:')).toBe('');
  });

  test.each([
    [
      QUESTION,
      'ask: processing condition',
      'ask: procesing condition',
      'did you mean processing condition?',
    ],
    [
      QUESTION,
      'expected: "If you have',
      'expected: "If I have',
      'the reader finds "If you have 2 or fewer security cards"',
    ],
    [
      QUESTION,
      '[When Attacking] If you',
      '[When Attacking] If thou',
      "words that the reader doesn't understand",
    ],
  ])('%s: %s as %s', (path, was, now, words) => {
    expect(problemsIn(path, was, now)).toContain(words);
  });
});

test('what the reader finds each marked piece to be, and no resolution', () => {
  const shown = feedbackTo('reading-effects/two-conditions', [2]);
  expect(shown.endings).toEqual([]);
  expect(shown.right).toBe(false);
  expect(mine(shown)?.note?.rule).toBe('15-7-1');
  expect(feedbackTo('reading-effects/two-conditions', [1]).right).toBe(true);
});
