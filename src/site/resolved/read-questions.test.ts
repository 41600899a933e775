import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeAll, readQuestions } from './read-questions.ts';

const file = (changes: Readonly<Record<string, string>> = {}, name = 'blocker/plain.md') => {
  const fields = {
    title: 'Plain',
    level: '1',
    cites: '[12-1-1]',
    keywords: '[blocker]',
    card: 'card Wall: Digimon Lv.4 blue 6000 DP',
    action: 'Rex attacks the player',
    claim: 'sometimes Wall blocks',
    expected: 'right',
    ...changes,
  };
  return {
    name,
    text: `---
title: ${fields.title}
level: ${fields.level}
cites: ${fields.cites}
keywords: ${fields.keywords}
board: |
  card Rex: Digimon Lv.5 red 7000 DP
  ${fields.card}
    <Blocker>
  card Plain: Digimon Lv.3 yellow 2000 DP
  P1 battle: Rex
  P2 battle: Wall
  P2 security: Plain
actions:
  - ${fields.action}
question: What can happen?
answers:
  - text: It blocks.
    claim: ${fields.claim}
    expected: ${fields.expected}
  - text: It cannot.
    claim: never Wall blocks
    expected: wrong
    why: A misunderstanding.
---

Because it can.
`,
  };
};

const read = (...files: ReturnType<typeof file>[]) =>
  readQuestions(files, { keywords: new Set(['blocker']), policies: new Set() });
const problems = (changes: Readonly<Record<string, string>>): string => {
  const result = read(file(changes));
  return result.ok ? '' : describeAll(result.problem);
};

describe('question files', () => {
  test('are read and resolved', () => {
    const result = read(file());
    expect(result.ok && result.value[0]?.question.id).toBe('blocker/plain');
    expect(result.ok && result.value[0]?.marked?.findings.map(({ right }) => right)).toEqual([
      true,
      false,
    ]);
  });

  test('come in order of topic, level and title', () => {
    const result = read(
      file({ title: 'Zebra' }, 'b/z.md'),
      file({ title: 'Apple', level: '2' }, 'b/a.md'),
      file({ title: 'Mango' }, 'b/m.md'),
      file({}, 'a/x.md'),
    );
    const ids = result.ok && result.value.map(({ question }) => question.id);
    expect(ids).toEqual(['a/x', 'b/m', 'b/z', 'b/a']);
  });

  test.each([
    ['a card', { card: 'card Wall: Digimon blau 6000 DP' }, /plain\.md:8 board: the color "blau"/],
    ['an action', { action: 'Rex dances' }, /plain\.md:15 actions\[0\]: the action "Rex dances"/],
    [
      'a claim',
      { claim: 'Wall sings' },
      /plain\.md:19 answers\[0\]\.claim: the claim "Wall sings"/,
    ],
    ['a level', { level: '4' }, /plain\.md:3 level: /],
    ['a rule', { cites: '[99-9]' }, /plain\.md:4 cites\[0\]: the rule "99-9"/],
    ['a keyword', { keywords: '[bloker]' }, /plain\.md:5 keywords\[0\]: the keyword "bloker"/],
  ])('with %s that is wrong are refused with file, line and field', (_, changes, words) => {
    expect(problems(changes)).toMatch(words);
  });

  test('whose author and engine disagree are refused with both', () => {
    const words = problems({ claim: 'always Wall blocks' });
    expect(words).toMatch(/plain\.md:18 answers\[0\]: you expect "It blocks\." to be right/);
    expect(words).toContain(
      'the engine finds its claim "always Wall blocks" wrong: "Wall blocks" is true in 1 of 2 outcomes',
    );
  });

  test('whose verdict turns with a reading and that do not say so stop the build', () => {
    const name = 'security-check/order.md';
    const text = readFileSync(
      new URL(`../../../content/questions/${name}`, import.meta.url),
      'utf8',
    );
    const known = { keywords: new Set<string>(), policies: new Set(['AMB-10']) };
    expect(readQuestions([{ name, text }], known).ok).toBe(true);
    const silent = readQuestions([{ name, text: text.replace('policy: AMB-10\n', '') }], known);
    expect(silent.ok ? '' : describeAll(silent.problem)).toContain(
      'an answer changes with the other reading of AMB-10',
    );
  });

  test('are refused all at once', () => {
    const result = read(file({ level: '4' }), file({ action: 'Rex dances' }, 'a/x.md'));
    expect(result.ok ? 0 : result.problem.length).toBe(2);
  });
});
