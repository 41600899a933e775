/** What questions, rulings and cases cannot say; each is refused with file and line. */
import { describe, expect, test } from 'vitest';
import { describeProblem, orThrow } from '../../base/result.ts';
import { readCase } from '../../scenario/file/case.ts';
import { CASE } from '../../scenario/file/case-sample.ts';
import { readOpenFile, readRuling, type Ruling } from '../../scenario/file/ruling.ts';
import { checkAllRulings } from './all-rulings.ts';
import { checkCase } from './check-case.ts';
import { checkFile } from './check.ts';

const KNOWN = {
  keywords: new Set(['blocker', 'piercing']),
  policies: new Set(['AMB-1']),
  rulings: new Set(['Q644', 'Q645', 'Q1234']),
};

const QUESTION = `---
title: A check behind a battle
level: 1
cites: [16-7-2, 16-7-4]
rulings: [Q644]
keywords: [piercing]
board: |
  card Rex: Digimon Lv.5 red 6000 DP
    <Piercing>
  card Cub: Digimon Lv.4 yellow 4000 DP
  card Plain: Option red
  P1 battle: Rex
  P2 battle: Cub [suspended]
  P2 security: Plain, 2
actions:
  - Rex attacks Cub
question: How many security cards has P2 in the end?
answers:
  - text: Two.
    claim: P2 has 2 security cards
    expected: right
  - text: Three.
    claim: P2 has 3 security cards
    expected: wrong
    why: Piercing is forgotten.
---
Because it is so.
`;

function changed(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

function ofQuestion(from: string, to: string): string {
  const read = checkFile('piercing/x.md', changed(QUESTION, from, to), KNOWN);
  const problems = read.ok ? read.value.differing : read.problem;
  return problems.map(describeProblem).join('\n');
}

describe('a question', () => {
  test('of the sample is right, also with other line ends and the mark of an editor', () => {
    expect(ofQuestion('Rex', 'Rex')).toBe('');
    const read = checkFile('piercing/x.md', `\uFEFF${QUESTION.replaceAll('\n', '\r\n')}`, KNOWN);
    expect(read.ok && read.value.differing).toEqual([]);
    const plain = checkFile('piercing/x.md', QUESTION, KNOWN);
    expect(read.ok && read.value.question).toEqual(plain.ok && plain.value.question);
  });

  test.each([
    [
      'a cite twice',
      '[16-7-2, 16-7-4]',
      '[16-7-2, 16-7-2]',
      ':4 cites[1]: "16-7-2": a second time',
    ],
    ['a ruling twice', '[Q644]', '[Q644, Q644]', ':5 rulings[1]: "Q644": a second time'],
    ['a keyword twice', '[piercing]', '[piercing, piercing]', ':6 keywords[1]: '],
    ['a ruling that is none', '[Q644]', '[Q654]', ':5 rulings[0]: the ruling Q654, which is not'],
    ['the one that is meant', '[Q644]', '[Q654]', 'another number, as Q644; a new ruling goes'],
    ['an answer twice', 'text: Three.', 'text: two', ':22 answers[1].text: "two": a second time'],
    ['a claim twice', 'P2 has 3', 'P2 has 2', ':23 answers[1].claim: "P2 has 2 security cards": a'],
    ['a card nowhere', 'security: Plain, 2', 'security: 3', ':11 board: the card "Plain"'],
    ['a line twice', '  P1 battle: Rex', '  turn P1\n  turn P1\n  P1 battle: Rex', ':13 board: a'],
    [
      'an action behind a refused one',
      '  - Rex attacks Cub\n',
      '  - Cub attacks Rex\n  - Rex attacks Cub\n',
      ':17 actions[1]: "Rex attacks Cub" is never done: the action before it is always refused',
    ],
    ['an alias', 'level: 1', 'level: *one', ':3 level: an alias of YAML, "*one"'],
    ['a name of 60,000 letters', 'card Rex', `card ${'R'.repeat(60_000)}`, 'x.md:'],
    ['a claim of 10,000 brackets', 'P2 has 3', '('.repeat(10_000), ':23 answers[1].claim: '],
    [
      '10,000 answers',
      'answers:\n',
      `answers:\n${'  - { text: a, claim: bcd, expected: wrong }\n'.repeat(10_000)}`,
      'x.md:',
    ],
    ['many megabytes', 'Because', 'x'.repeat(8_000_000), ':1: 80'],
  ])('with %s', (_, from, to, words) => {
    const said = ofQuestion(from, to);
    expect(said).toContain('content/questions/piercing/x.md:');
    expect(said).toContain(words);
    expect(said.length).toBeLessThan(1_500);
  });

  test('with an action behind the end of the game', () => {
    const text = changed(QUESTION, 'Rex attacks Cub\n', 'Rex attacks the player\n  - P1 passes\n');
    const board = changed(text, 'P2 security: Plain, 2', 'P2 hand: Plain');
    const read = checkFile('piercing/x.md', board, KNOWN);
    const problems = read.ok ? read.value.differing : read.problem;
    expect(problems.map(describeProblem).join('\n')).toContain(
      ':17 actions[1]: "P1 passes" is never done: the action before it is always the end of the game',
    );
  });
});

describe('a case', () => {
  const wrong = (from: string, to: string): string => {
    const one = orThrow(readCase('16-07-piercing/x.md', changed(CASE, from, to)));
    return checkCase(one, KNOWN.rulings).map(describeProblem).join('\n');
  };
  const PLACED = CASE.replace('P2 security: 2', 'P2 security: Plain, 1').replace(
    '  P1 battle',
    '  card Plain: Option red\n  P1 battle',
  );
  const REFUSED = changed(
    PLACED,
    CASE.slice(CASE.indexOf('claims:'), CASE.indexOf('---\n', 9)),
    '',
  );

  test('that the engine agrees with has no problem', () => {
    const one = orThrow(readCase('16-07-piercing/x.md', PLACED));
    expect(checkCase(one).map(describeProblem)).toEqual([]);
  });

  test.each([
    ['a card that nobody named', 'X', 'X', 'x.md:4 board: '],
    ['a wrong claim', 'P2 security: 2', 'P2 security: 0', 'x.md:13 claims[0]: the engine finds'],
    [
      'a name that is none',
      'P1 makes 1 security checks',
      'Y is deleted',
      ':13 claims[0]: there is no',
    ],
    ['an unknown ruling', 'cites:', 'rulings: [Q646]\ncites:', ':3 rulings[0]: the ruling Q646'],
  ])('is refused with %s', (_, from, to, words) => {
    expect(wrong(from, to)).toContain(words);
  });

  test('is refused where the rule that it names changes nothing', () => {
    const text = PLACED.replace('without: 16-7-3', 'without: 16-5-1');
    const one = orThrow(readCase('16-07-piercing/x.md', text));
    expect(checkCase(one).map(describeProblem).join()).toContain(
      ':15 without: every claim is still right without 16-5-1',
    );
  });

  test.each([
    ['another rule', '11-2-5', '[B attacks X]', ' refuses it'],
    ['no refusal', '11-2-5', '[X attacks B]', 'refused: the last action, which is legal'],
    ['an earlier refusal', '11-2-5', '[B attacks X, X attacks B]', 'actions[1]: '],
  ])('is refused with %s', (_, rule, actions, words) => {
    const text = REFUSED.replace(
      'actions: [X attacks B]\n',
      `actions: ${actions}\nrefused: ${rule}\n`,
    );
    const one = orThrow(readCase('16-07-piercing/x.md', text));
    expect(checkCase(one).map(describeProblem).join('\n')).toContain(words);
  });
});

const RULING = `---
ruling: Q644
also: [Q645]
title: A check behind a battle
cites: [16-7-2]
asks:
  question: Does it check a security card?
  answer: yes
  yes: P1 makes 1 security checks
board: |
  card X: Digimon Lv.4 red 6000 DP
  P1 battle: X
actions: [P1 passes]
claims: [it is P2's turn]
---
`;

describe('all rulings together', () => {
  const ruling = (number: string, also: string): Ruling =>
    orThrow(
      readRuling(`${number}.md`, RULING.replace('Q644', number).replace('[Q645]', `[${also}]`)),
    );
  const open = (number: string) => {
    const entry = { ruling: number, state: 'outside', title: 'Of a card', official: 'Yes.' };
    const why = 'It needs a card that nobody has yet.';
    return orThrow(readOpenFile('open.json', JSON.stringify([{ ...entry, why }])));
  };
  const said = (...[rulings, of]: [readonly Ruling[], string]): string =>
    checkAllRulings(rulings, open(of), KNOWN.rulings).map(describeProblem).join('\n');

  test('each number stands in one place', () => {
    expect(said([ruling('Q644', 'Q645')], 'Q1234')).toBe('');
    expect(said([ruling('Q644', 'Q645'), ruling('Q1234', 'Q645')], 'Q1234')).toMatch(
      /Q1234.md:3 also\[0\]: Q645, which content\/rulings\/Q644.md has[^]*open.json:1 \[0\].ruling: Q1234/,
    );
  });

  test('a number that is open is a known one', () => {
    expect(said([ruling('Q644', 'Q645')], 'Q1243')).toContain('the ruling Q1243, which is not');
  });
});
