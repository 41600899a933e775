import { describe, expect, test } from 'vitest';
import { describeProblem } from '../base/result.ts';
import { readQuestion } from './read.ts';

const FILE = `---
title: A title
level: 2
cites: [16-7-1]
board: |
  card Plain: Digimon Lv.3 red 1000 DP
    <Blocker>
  P1 battle: Plain
actions:
  - Plain attacks the player
question: What is checked?
answers:
  - text: One card.
    claim: P1 checks 1 cards
    expected: right
  - text: None.
    claim: P1 checks 0 cards
    expected: wrong
---
Because of 16-7-1.
`;

/** What is said of the file with one piece changed. */
function said(was: string, now: string): readonly string[] {
  expect(FILE).toContain(was);
  const read = readQuestion('a/b.md', FILE.replace(was, now));
  if (read.ok) return [];
  return read.problem.map(describeProblem);
}

const at = (place: string): string => `content/questions/a/b.md:${place}: `;

test('the file itself is read', () => {
  expect(said('A title', 'A title')).toEqual([]);
});

describe('a field that is wrong is named in plain words, with its own line', () => {
  test.each([
    [
      'question:',
      'qestion:',
      '11 qestion',
      'there is no field "qestion"; did you mean question?; expected one of title, level, cites,',
    ],
    [
      'question: What is checked?\n',
      '',
      '2 question',
      'the field question is missing; expected what is asked',
    ],
    ['question: What is checked?', 'question:', '11 question', 'the field question is empty'],
    ['title: A', 'titel: A', '2 titel', 'there is no field "titel"; did you mean title?; expected'],
    ['level: 2', 'lvel: 2', '3 lvel', 'there is no field "lvel"; did you mean level?; expected'],
    [
      'text: None.',
      'txet: None.',
      '16 answers[1].txet',
      'there is no field "txet"; did you mean text?; expected',
    ],
    ['level: 2', 'level: 9', '3 level', '9; expected 0, 1, 2 or 3'],
    [
      'expected: right',
      'expected: correct',
      '15 answers[0].expected',
      '"correct"; expected right or wrong',
    ],
    [
      '    expected: wrong\n',
      '',
      '16 answers[1].expected',
      'the field expected is missing; expected what the author',
    ],
    [
      '    expected: wrong',
      '    expectd: wrong',
      '18 answers[1].expectd',
      'did you mean expected?; expected one of text,',
    ],
    [
      'cites: [16-7-1]',
      'cites: 16-7-1',
      '4 cites',
      '"16-7-1"; expected a list, such as [one, two]: rules that',
    ],
    [
      'cites: [16-7-1]',
      'cites: [16]',
      '4 cites[0]',
      '16; expected a text, in quotation marks: rules that decide',
    ],
    ['cites: [16-7-1]', 'cites: []', '4 cites', 'an empty list; expected at least 1'],
    ['cites: [16-7-1]', 'cites: [16-7-1]\nrulings: [644]', '5 rulings[0]', '644; expected a text'],
    [
      'cites: [16-7-1]',
      'cites: [16-7-1]\nrulings: [R1]',
      '5 rulings[0]',
      '"R1"; expected numbers of official',
    ],
    ['claim: P1 checks 1 cards', 'claim: 1', '14 answers[0].claim', '1; expected a text'],
    [
      'title: A title',
      'title: A',
      '2 title',
      '"A" is too short; expected at least 3 letters: what',
    ],
    [
      'text: None.',
      'text: true',
      '16 answers[1].text',
      'true; expected the answer as people read it',
    ],
    [
      '  - Plain attacks',
      '  - Plain: attacks',
      '10 actions[0]',
      'fields, or a text with ": " in it',
    ],
    [
      '  P1 battle: Plain',
      'P1 battle: Plain',
      '8 P1 battle',
      'indent the board by two spaces, no tabs',
    ],
  ])('%j as %j', (was, now, place, words) => {
    const lines = said(was, now);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      at(place) + (words.startsWith('did') || words.startsWith('indent') ? '' : words),
    );
    expect(lines[0]).toContain(words);
    expect(lines[0]).not.toMatch(/Invalid|received|Unrecognized/);
  });
});

describe('an error of YAML is told once', () => {
  test.each([
    [
      '  P1 battle: Plain',
      ' P1 battle: Plain',
      '8 board',
      'indent the board by two spaces, no tabs',
    ],
    ['    <Blocker>', '\t<Blocker>', '7 board', 'indent the board by two spaces, no tabs'],
    ['  card Plain', '\tcard Plain', '6 board', 'indent the board by two spaces, no tabs'],
    ['title: A title', 'title: A: title', '2 title', 'quotation marks around'],
    ['    claim: P1 checks 1', '   claim: P1 checks 1', '14 answers', 'no tabs'],
  ])('%j as %j', (was, now, place, words) => {
    const lines = said(was, now);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(at(place));
    expect(lines[0]).toContain(words);
  });
});

test.each(['practice/a.md', 'exam/a.md', 'q/a.md'])(
  '%s would have the address of a mode',
  (path) => {
    const read = readQuestion(path, '---\ntitle: A title\n---\n');
    expect(read.ok ? '' : read.problem[0]?.expected).toContain('another name of the folder');
  },
);
