import { describe, expect, test } from 'vitest';
import { board, blocks, feedbackTo, mine, problemsIn, stepIn } from '../../check/kind-sample.ts';
import { firstLook } from '../../feedback/feedback.ts';
import type { Given } from '../../mark/given.ts';
import { decideOrder, isRightOrder } from './decide.ts';

describe('what the engine finds', () => {
  const uses = (card: string, effect: string) => ({ kind: 'uses', card, effect }) as const;
  const steps = [
    { text: 'a', event: uses('Rex', '[When Attacking]') },
    { text: 'b', event: uses('Drum', '[Your Turn]') },
    { text: 'c', event: blocks },
  ];

  test('every order of some course is right, and no other', () => {
    const truth = decideOrder(board(), { kind: 'order', steps, when: blocks });
    expect(truth.missing).toEqual([]);
    expect(truth.orders.map((order) => order.join()).toSorted()).toEqual(['0,1,2', '1,0,2']);
    expect(isRightOrder(truth, [1, 0, 2])).toBe(true);
    expect(isRightOrder(truth, [2, 0, 1])).toBe(false);
  });

  test('a step that does not always happen is named', () => {
    expect(decideOrder(board(), { kind: 'order', steps, when: null }).missing).toEqual([2]);
  });
});

describe('what an author reads', () => {
  const QUESTION = 'simultaneous/three-who-answer';

  test('nothing of a question that is right', () => {
    expect(problemsIn(QUESTION, 'kind:', 'kind:')).toBe('');
  });

  test.each([
    [
      QUESTION,
      '[3, 2, 1]',
      '[1, 2, 3]',
      'expected: you expect [1, 2, 3] and [2, 3, 1], but the engine finds [2, 3, 1] and [3, 2, 1]',
    ],
    [
      QUESTION,
      "Blue Watcher uses [Opponent's Turn]",
      'Blue Watcher is suspended',
      'steps[0].event: "Blue Watcher is suspended"; expected "X uses',
    ],
    [
      QUESTION,
      "Blue Watcher uses [Opponent's Turn]",
      'Blue Watcher is deleted',
      'does not happen in every course',
    ],
  ])('%s: %s as %s', (path, was, now, words) => {
    expect(problemsIn(path, was, now)).toContain(words);
  });
});

describe('feedback', () => {
  test('a wrong one: where it leaves the legal ones, with the rule that puts another first', () => {
    const shown = feedbackTo('simultaneous/news-comes-first', [0, 1, 2]);
    expect(shown.right).toBe(false);
    expect(mine(shown)?.failure?.words).toContain('"Red Drummer\'s [Your Turn]" can\'t come next');
    expect(stepIn(shown)).toMatch(/^15-4-5-2 /);
    expect(shown.answers.filter(({ right }) => right)).toHaveLength(2);
  });

  test("the turn player's first", () => {
    expect(stepIn(feedbackTo('simultaneous/three-who-answer', [0, 1, 2]))).toMatch(/^15-4-3-5-1 /);
  });

  test('each legal order is right', () => {
    expect(feedbackTo('simultaneous/news-comes-first', [0, 2, 1]).right).toBe(true);
    expect(feedbackTo('simultaneous/news-comes-first', [1, 0, 2]).right).toBe(true);
  });

  test('the resolution opens at the order that was given', () => {
    const opened = (given: Given): number =>
      firstLook(feedbackTo('simultaneous/news-comes-first', given).answers);
    expect(opened([0, 2, 1])).not.toBe(opened([1, 0, 2]));
  });
});
