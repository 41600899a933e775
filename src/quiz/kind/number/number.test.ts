import { describe, expect, test } from 'vitest';
import { board, blocks, feedbackTo, mine, problemsIn, stepIn } from '../../check/kind-sample.ts';
import { decideNumber, isRightNumber, onlyValue } from './decide.ts';

describe('what the engine finds', () => {
  const measure = { kind: 'checks', player: 'P1', what: 'cards' } as const;

  test('it is what the engine measures at the endings that are meant', () => {
    const ask = { kind: 'number', measure, wrong: [] } as const;
    expect(decideNumber(board(), { ...ask, when: null }).values).toEqual([0, 1]);
    const blocked = decideNumber(board(), { ...ask, when: blocks });
    expect(onlyValue(blocked)).toBe(0);
    expect(isRightNumber(blocked, [0])).toBe(true);
    expect(isRightNumber(blocked, [1])).toBe(false);
    expect(isRightNumber(blocked, [])).toBe(false);
  });

  test('where it is not one number nothing is right', () => {
    const truth = decideNumber(board(), { kind: 'number', measure, wrong: [], when: null });
    expect([0, 1].some((n) => isRightNumber(truth, [n]))).toBe(false);
  });

  test('what is gone has no DP', () => {
    const dp = { kind: 'DP', card: 'Gate' } as const;
    const ask = { kind: 'number', measure: dp, wrong: [], when: blocks } as const;
    expect(decideNumber(board(), ask).values).toEqual([null]);
  });
});

describe('what an author reads', () => {
  const QUESTION = 'recovery/while-few-cards';

  test('nothing of a question that is right', () => {
    expect(problemsIn(QUESTION, 'kind:', 'kind:')).toBe('');
  });

  test.each([
    [
      QUESTION,
      'kind: number',
      'kind: numbr',
      'while-few-cards.md:6 kind: the kind "numbr"; did you mean number?; expected one of number, order,',
    ],
    [
      QUESTION,
      'measure: DP',
      'measur: DP',
      'measur: there is no field "measur"; did you mean measure?',
    ],
    [
      QUESTION,
      'measure: DP of Yellow Herald',
      'measure: PD of Yellow Herald',
      'measure: "PD of Yellow Herald"; expected "memory of P1"',
    ],
    [
      QUESTION,
      'measure: DP of Yellow Herald',
      'measure: DP of Yellow Harald',
      'did you mean Yellow Herald?',
    ],
    [
      QUESTION,
      'expected: 6000',
      'expected: 7000',
      'expected: you expect 7000, but the engine finds that the DP of Yellow Herald is 6000',
    ],
    [QUESTION, 'value: 8000', 'value: 6000', 'wrong[0].value: 6000, which is the right number'],
    [
      'retaliation/after-the-block',
      'when: Blue Gate blocks\n',
      '',
      'is not one number: 2, 3; expected the same value in every outcome: narrow them down with "when"',
    ],
    [
      'retaliation/after-the-block',
      'when: Blue Gate blocks',
      'when: sometimes Blue Gate blocks',
      'when: "sometimes Blue Gate blocks"; expected a fact alone',
    ],
  ])('%s: %s as %s', (path, was, now, words) => {
    expect(problemsIn(path, was, now)).toContain(words);
  });
});

describe('feedback', () => {
  test('a wrong one: its misunderstanding, and the step that made it another', () => {
    const shown = feedbackTo('recovery/while-few-cards', [8000]);
    expect(shown.right).toBe(false);
    expect(mine(shown)?.why).toMatch(/^This keeps the bonus/);
    expect(stepIn(shown)).toBe('15-11-1 Yellow Herald gets +1000 DP.');
    expect(shown.answers.at(-1)).toMatchObject({ text: '6000', right: true, chosen: false });
  });

  test('the right one alone is enough', () => {
    const shown = feedbackTo('recovery/while-few-cards', [6000]);
    expect(shown.right).toBe(true);
    expect(shown.answers).toMatchObject([{ text: '6000', right: true, chosen: true }]);
    expect(shown.answers).toHaveLength(1);
  });

  test('without an answer: every number that has a reason', () => {
    const texts = feedbackTo('recovery/while-few-cards', []).answers.map(({ text }) => text);
    expect(texts).toEqual(['8000', '5000', '6000']);
  });
});
