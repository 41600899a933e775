/** What an author of each kind is told: file, line, field, what was found, and what to do. */
import { describe, expect, test } from 'vitest';
import { textAt } from '../../../scripts/files.ts';
import { KEYWORD_RULES } from '../../card/keyword/keywords.ts';
import { describeProblem } from '../../base/result.ts';
import { POLICY_IDS } from '../../rules/policy.ts';
import { checkFile } from '../check/check.ts';

const known = {
  keywords: new Set(KEYWORD_RULES.map(({ slug }) => slug)),
  policies: new Set<string>(POLICY_IDS),
};

/** What is said of a question file with one piece changed. */
function said(path: string, was: string, now: string): string {
  const text = textAt(`questions/${path}.md`);
  expect(text).toContain(was);
  const checked = checkFile(`${path}.md`, text.replace(was, now), known);
  return (checked.ok ? checked.value.differing : checked.problem).map(describeProblem).join('\n');
}

const NUMBER = 'recovery/while-few-cards';
const ORDER = 'simultaneous/three-who-answer';
const CHOOSE = 'blocker/who-can-block';
const MUST = 'blocker/against-a-collision';
const RULE = 'blocker/which-rule-forbids';
const ILLEGAL = 'blocker/a-log-with-a-block';
const READING = 'reading-effects/two-conditions';

test.each([NUMBER, ORDER, CHOOSE, MUST, RULE, ILLEGAL, READING])('%s is right', (path) => {
  expect(said(path, 'kind:', 'kind:')).toBe('');
});

describe.each([
  [
    NUMBER,
    'kind: number',
    'kind: numbr',
    'while-few-cards.md:6 kind: the kind "numbr"; did you mean number?; expected one of number, order,',
  ],
  [
    NUMBER,
    'measure: DP',
    'measur: DP',
    'measur: there is no field "measur"; did you mean measure?',
  ],
  [
    NUMBER,
    'measure: DP of Yellow Herald',
    'measure: PD of Yellow Herald',
    'measure: "PD of Yellow Herald"; expected "memory of P1"',
  ],
  [
    NUMBER,
    'measure: DP of Yellow Herald',
    'measure: DP of Yellow Harald',
    'did you mean Yellow Herald?',
  ],
  [
    NUMBER,
    'expected: 6000',
    'expected: 7000',
    'expected: you expect 7000, but the engine finds that the DP of Yellow Herald is 6000',
  ],
  [NUMBER, 'value: 8000', 'value: 6000', 'wrong[0].value: 6000, which is the right number'],
  [
    'retaliation/after-the-block',
    'when: Blue Gate blocks\n',
    '',
    'is not one number: 2, 3; expected one value at all endings: narrow them with "when"',
  ],
  [
    'retaliation/after-the-block',
    'when: Blue Gate blocks',
    'when: sometimes Blue Gate blocks',
    'when: "sometimes Blue Gate blocks"; expected a fact alone',
  ],
  [
    ORDER,
    '[3, 2, 1]',
    '[1, 2, 3]',
    'expected: you expect [1, 2, 3] and [2, 3, 1], but the engine finds [2, 3, 1] and [3, 2, 1]',
  ],
  [
    ORDER,
    "Blue Watcher uses [Opponent's Turn]",
    'Blue Watcher is suspended',
    'steps[0].event: "Blue Watcher is suspended"; expected "X uses',
  ],
  [
    ORDER,
    "Blue Watcher uses [Opponent's Turn]",
    'Blue Watcher is deleted',
    'does not happen in every course',
  ],
  [CHOOSE, 'at: block of P2', 'at: blocks of P2', 'at: "blocks of P2"; expected "block of P2"'],
  [CHOOSE, 'at: block of P2', 'at: target of P1', 'the choice "target of P1" does not come up'],
  [
    CHOOSE,
    '[Blue Gate, Black Tower]',
    '[Blue Gate]',
    'you expect Blue Gate, but the engine offers Blue Gate, Black Tower',
  ],
  [CHOOSE, '[Blue Gate, Black Tower]', '[Blue Gate, Black Towel]', 'did you mean Black Tower?'],
  [MUST, 'expected: must', 'expected: cannot', 'you expect "cannot", but the engine finds "must"'],
  [MUST, 'thing: block with Green Sprout', 'thing: dance with Green Sprout', 'is no option here'],
  [
    RULE,
    'rule: 12-1-4\n    expected: right',
    'rule: 12-1-4\n    expected: wrong\n    why: It is not about this at all.',
    'rules[2]: you expect 12-1-4 to be wrong, but the engine finds it right',
  ],
  [RULE, 'rule: 12-1-5', 'rule: 99-1-5', 'rules[1].rule: the rule "99-1-5"'],
  [RULE, 'rule: 12-1-5', 'rule: 11-5-1', 'the engine carries 11-5-1 out and cannot do without it'],
  [ILLEGAL, 'forgets: 12-1-4', 'forgets: 16-25-1', 'no course without 16-25-1 fulfils it'],
  [
    ILLEGAL,
    'expected: Blue Wall is suspended',
    'expected: Blue Drop is suspended',
    'the first illegal step is 4: "Blue Wall is suspended and blocks Red Charger."',
  ],
  [
    READING,
    'ask: processing condition',
    'ask: procesing condition',
    'did you mean processing condition?',
  ],
  [
    READING,
    'expected: "If you have',
    'expected: "If I have',
    'the reader finds "If you have 2 or fewer security cards"',
  ],
  [READING, '[When Attacking] If you', '[When Attacking] If thou', 'words that are not understood'],
])('%s', (path, was, now, words) => {
  test(`${was} as ${now}`, () => {
    expect(said(path, was, now)).toContain(words);
  });
});
