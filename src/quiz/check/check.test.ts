import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../base/result.ts';
import { checkFile } from './check.ts';
import { inspect } from './deciding-rules.ts';

const FILE = `---
title: A title
level: 2
cites: [14-2-1-1, 14-2-2]
keywords: [blocker]
board: |
  card Red Charger: Digimon Lv.5 red 7000 DP
  card Green Runner: Digimon Lv.4 green 5000 DP
  P1 battle: Red Charger
  P2 battle: Green Runner [suspended]
actions:
  - Red Charger attacks Green Runner
question: Who is deleted?
answers:
  - text: Green Runner.
    claim: Green Runner is deleted
    expected: right
  - text: Red Charger.
    claim: never Green Runner is deleted
    expected: wrong
    why: A misunderstanding.
---
`;
const check = (text: string) =>
  checkFile('a/b.md', text, {
    keywords: new Set(['blocker', 'piercing']),
    policies: new Set(['AMB-19', 'AMB-21']),
  });

function said(was: string, now: string): string {
  const checked = check(FILE.replace(was, now));
  return (checked.ok ? checked.value.differing : checked.problem).map(describeProblem).join('\n');
}

describe('a question file in full', () => {
  test('the file itself is right', () => {
    expect(said('', '')).toBe('');
  });

  test.each([
    ['[blocker]', '[bloker]', 'b.md:5 keywords[0]: the keyword "bloker"; did you mean blocker?'],
    ['[14-2-1-1', '[99-9', 'b.md:4 cites[0]: the rule "99-9"'],
    [
      '[14-2-1-1',
      '[16-25-9',
      'b.md:4 cites[0]: the rule "16-25-9"; expected a number of content/rules, such as 16-25-3, 16-25-2 or 16-25-1',
    ],
    ['  P2 battle', '  P3 battle', 'b.md:10 board: "P3 battle: Green Runner [suspended]"'],
    [
      'P1 battle: Red Charger',
      'P1 battle: Red Chagrer',
      'b.md:9 board: there is no card "Red Chagrer"; did you mean Red Charger?; expected',
    ],
    [
      '- Red Charger',
      '- Red Chager',
      'b.md:12 actions[0]: there is no card "Red Chager" on the board; did you mean Red Charger?; expected',
    ],
    [
      '    why: A misunderstanding.\n',
      '',
      'b.md:18 answers[1]: a wrong answer without "why"; expected "why: ..." with the misunder',
    ],
    ['why: A misunderstanding.', "why: ' '", 'b.md:18 answers[1]: a wrong answer without "why"'],
    ['never Green', 'never Grey', 'b.md:19 answers[1].claim: there is no card "Grey Runner"'],
    [
      'board: |',
      'policy: AMB-91\nboard: |',
      'b.md:6 policy: the policy "AMB-91"; did you mean AMB-',
    ],
    [
      'board: |',
      'policy: [AMB-19]\nboard: |',
      'b.md:6 policy: no answer changes with the other reading of AMB-19',
    ],
    ['expected: wrong', 'expected: right', 'b.md:18 answers[1]: you expect "Red Charger."'],
  ])('%s as %s', (was, now, words) => {
    expect(said(was, now)).toContain(words);
  });

  const NEAR = 'expected a number of content/rules, such as 16-25-3, 16-25-2 or 16-25-1';

  test.each([
    ['Who is deleted?', 'Who (16-25-9)?', '13 question: the rule "16-25-9"'],
    [
      'text: Red Charger.',
      'text: Red Charger by 16-25-9.',
      '18 answers[1].text: the rule "16-25-9"',
    ],
    [
      'why: A misunderstanding.',
      'why: |\n      A line.\n      And 16-25-9.',
      '23 answers[1].why: the rule "16-25-9"',
    ],
    [
      'standing.\n---\n',
      'standing.\n---\nOne.\n\nSee (16-25-9).\n',
      '25 explanation: the rule "16-25-9"',
    ],
  ])('a rule in the text that does not exist: %j as %j', (was, now, words) => {
    expect(said(was, now)).toContain(`content/questions/a/b.md:${words}; ${NEAR}`);
  });

  test('two parts are a rule in chapters 16 and 18, and a span elsewhere', () => {
    expect(said('standing.\n---\n', 'standing.\n---\nSee 16-99, 2-99 and 18-3.\n')).toMatch(
      /^content\/questions\/a\/b\.md:23 explanation: the rule "16-99"; expected .*16-39[^\n]*$/,
    );
  });

  test('a card that must be known is asked for at the board', () => {
    const now = '  P2 security: 2\nactions:\n  - Red Charger attacks the player';
    const words = said('actions:\n  - Red Charger attacks Green Runner', now);
    expect(words).toMatch(/b\.md:6 board: .*security.*; expected the name of that card/);
  });
});

test('a cited rule that the engine never asks for cannot be switched off', () => {
  const cites = ['14-2-2', '1-2-3-1'];
  const checked = check(FILE.replace('14-2-1-1, 14-2-2', cites.join(', ')));
  if (!checked.ok) throw new Error(checked.problem.map(describeProblem).join('\n'));
  const { question, marked } = checked.value;
  if (marked === null) throw new Error('it has a board');
  const seen = inspect(question, marked);
  expect(seen.switchable).toEqual(['14-2-2']);
  expect(seen.decisive).toEqual(['14-2-2']);
});
