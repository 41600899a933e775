// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../base/result.ts';
import { readRuling, type Ruling } from '../../scenario/file/ruling.ts';
import { answersTo, idOfRuling, otherwise, questionOfRuling } from './question-of-ruling.ts';

const FILE = (asks: string): string => `---
ruling: Q1
title: A battle
cites: [14-2-2]
${asks}
board: |
  card Rex: Digimon Lv.5 red 7000 DP
  card Cub: Digimon Lv.3 red 3000 DP
  P1 battle: Rex
  P2 battle: Cub [suspended]
actions: [Rex attacks Cub]
claims: [Cub is deleted]
---
Why.
`;

function rulingWith(asks: string): Ruling {
  const read = readRuling('Q1.md', FILE(asks));
  if (!read.ok) throw new Error(read.problem.map(describeProblem).join('\n'));
  return read.value;
}

describe('a ruling is asked', () => {
  test('with yes and no', () => {
    const ruling = rulingWith(
      'asks: { question: Is Cub deleted?, answer: yes, yes: Cub is deleted }',
    );
    expect(questionOfRuling(ruling, ['piercing'])).toMatchObject({
      ...{
        kind: 'one',
        id: 'rulings/q1',
        topic: 'rulings',
        level: 2,
        title: 'Official ruling Q1',
        rulings: ['Q1'],
      },
      ...{ question: 'Is Cub deleted?', keywords: ['piercing'], explanation: 'Why.' },
      answers: [
        { text: 'Yes.', claim: 'Cub is deleted', expected: 'right' },
        { text: 'No.', claim: 'sometimes not (Cub is deleted)', expected: 'wrong' },
      ],
    });
  });

  test('for a number', () => {
    const ruling = rulingWith('asks: { question: How many?, answer: 0, number: Digimon of P2 }');
    expect(questionOfRuling(ruling, [])).toMatchObject({
      ...{ kind: 'number', measure: 'Digimon of P2', expected: 0 },
    });
  });

  test('for a choice', () => {
    const { asks } = rulingWith(
      'asks: { question: Who is it?, answer: Cub, choices: [{ text: Rex, claim: Rex is deleted }, { text: Cub, claim: Cub is deleted }] }',
    );
    expect(answersTo(asks)?.map(({ expected }) => expected)).toEqual(['wrong', 'right']);
  });

  test.each([
    ['question: Is your Cub deleted?, you: P2', 'You are P2. Is your Cub deleted?'],
    ['question: Do you lose Rex?', 'You are P1. Do you lose Rex?'],
    [
      `question: 'Rex deletes "your opponent''s" Cub on its [Your Turn]. Is it deleted?'`,
      `Rex deletes "your opponent's" Cub on its [Your Turn]. Is it deleted?`,
    ],
  ])('saying who "you" is on the board: %s', (asked, question) => {
    const ruling = rulingWith(`asks: { ${asked}, answer: yes, yes: Cub is deleted }`);
    expect(questionOfRuling(ruling, [])).toMatchObject({ question });
  });

  test('in every file', () => {
    const read = readRuling('Q1.md', FILE('level: 2'));
    const said = read.ok ? '' : read.problem.map(describeProblem).join('\n');
    expect(said).toContain('content/rulings/Q1.md');
    expect(said).toContain('asks');
  });

  test.each([
    ['answer: maybe, yes: Cub is deleted', '"maybe"', 'yes or no'],
    ['answer: yes, number: memory of P1', '"yes"', 'a number'],
    [
      'answer: Kai, choices: [{ text: Rex, claim: Rex is deleted }, { text: Cub, claim: Cub is deleted }]',
      '"Kai"',
      'the text of one of the choices',
    ],
    ['answer: yes', 'nothing that decides', 'one of yes, number, choices'],
    [
      'answer: yes, yes: Cub is deleted, number: memory of P1',
      'yes and number',
      'one of yes, number, choices',
    ],
  ])('%s is refused with its line', (asked, found, expected) => {
    const read = readRuling('Q1.md', FILE(`asks: { question: Is it so?, ${asked} }`));
    const said = read.ok ? '' : read.problem.map(describeProblem).join('\n');
    expect(said).toContain('content/rulings/Q1.md:5 asks.');
    expect(said).toContain(found);
    expect(said).toContain(expected);
  });
});

test.each([
  ['Cub is deleted', 'sometimes not (Cub is deleted)'],
  ['always Cub is deleted', 'sometimes not (Cub is deleted)'],
  ['sometimes Cub is deleted and Rex blocks', 'never Cub is deleted and Rex blocks'],
  ['never Cub is deleted', 'sometimes Cub is deleted'],
])('"%s" is not so where "%s" is', (claim, other) => {
  expect(otherwise(claim)).toBe(other);
});

test('a ruling has the address of its number', () => {
  expect(idOfRuling('Q644')).toBe('rulings/q644');
});
