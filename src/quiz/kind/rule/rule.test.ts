import { describe, expect, test } from 'vitest';
import { board, feedbackTo, problemsIn } from '../../check/kind-sample.ts';
import { decideRule, isRightRule } from './decide.ts';

test('those without which what is claimed would be otherwise', () => {
  const rules = ['12-1-5', '12-1-4', '14-2-2'].map((rule) => ({ rule }));
  const claim = { frequency: 'never', fact: { kind: 'blocks', card: 'Wall' } } as const;
  const truth = decideRule(board(), { kind: 'rule', claim, rules });
  expect(truth.right).toEqual([1]);
  expect(isRightRule(truth, [1])).toBe(true);
  // Any change of an ending: without 14-2-2 nobody is deleted in the battle.
  expect(decideRule(board(), { kind: 'rule', claim: null, rules }).right).toEqual([1, 2]);
});

describe('what an author reads', () => {
  const QUESTION = 'blocker/which-rule-forbids';

  test('nothing of a question that is right', () => {
    expect(problemsIn(QUESTION, 'kind:', 'kind:')).toBe('');
  });

  test.each([
    [
      QUESTION,
      'rule: 12-1-4\n    expected: right',
      'rule: 12-1-4\n    expected: wrong\n    why: It is not about this at all.',
      'rules[2]: you expect 12-1-4 to be wrong, but the engine finds it right',
    ],
    [QUESTION, 'rule: 12-1-5', 'rule: 99-1-5', 'rules[1].rule: the rule "99-1-5"'],
    [QUESTION, 'rule: 12-1-5', 'rule: 11-5-1', 'the engine cannot switch 11-5-1 off'],
  ])('%s: %s as %s', (path, was, now, words) => {
    expect(problemsIn(path, was, now)).toContain(words);
  });
});

test('what would happen without it, or that nothing would', () => {
  const { answers } = feedbackTo('retaliation/which-rule-saves', [0, 1]);
  expect(answers.map(({ right }) => right)).toEqual([true, false, true, false]);
  expect(answers[0]?.failure?.words).toContain('instead of "Purple Thorn is deleted"');
  expect(answers[1]?.note).toEqual({
    words: 'It never applies here. Without it, the same happens: Purple Thorn is deleted.',
    rule: '14-2-2',
  });
});
