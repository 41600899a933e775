import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../base/result.ts';
import { disagreements, grade, whyNot, type Marked } from './grade.ts';
import { mark, type Markable } from './mark.ts';
import { readQuestion } from '../read.ts';

const board = `card Red Charger: Digimon Lv.5 red 6000 DP
  <Piercing>
card Green Guard: Digimon Lv.4 green 4000 DP
  [On Deletion] Gain 1 memory.
card Plain: Option red
P1 battle: Red Charger
P2 battle: Green Guard [suspended]
P2 security: Plain, 2
`;

const question: Markable = {
  board,
  actions: ['Red Charger attacks Green Guard'],
  answers: [
    { text: 'One card is checked.', claim: 'P1 checks 1 cards', expected: 'right' },
    { text: 'No card is checked.', claim: 'P1 makes 0 security checks', expected: 'wrong' },
    { text: 'Green Guard stays.', claim: 'never Green Guard is deleted', expected: 'wrong' },
  ],
};

function marked(of: Markable): Marked {
  const result = mark(of);
  if (!result.ok) throw new Error(result.problem.map(describeProblem).join('\n'));
  return result.value;
}

describe('marking', () => {
  test('the engine decides, not the author', () => {
    const found = marked(question);
    expect(found.findings.map((finding) => finding.right)).toEqual([true, false, false]);
    expect(disagreements(question, found)).toEqual([]);
    const mistaken: Markable = {
      ...question,
      answers: question.answers.map((answer) => ({ ...answer, expected: 'wrong' as const })),
    };
    const problems = disagreements(mistaken, marked(mistaken));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.field).toBe('answers[0]');
    expect(problems[0]?.found).toBe(
      'you expect "One card is checked." to be wrong, but the engine finds its claim "P1 checks 1 cards" right: it is true in the only outcome',
    );
  });

  test('right when exactly the right answers are chosen', () => {
    const found = marked(question);
    expect(grade(found, new Set([0])).right).toBe(true);
    expect(grade(found, new Set([1])).right).toBe(false);
    expect(grade(found, new Set([0, 1])).right).toBe(false);
    expect(grade(found, new Set()).right).toBe(false);
  });

  test('why not: the step at which a wrong answer fails', () => {
    const found = marked(question);
    expect(whyNot(found, 0)).toBeNull();
    const check = whyNot(found, 1);
    expect(check?.played.steps[check.step ?? -1]?.verb).toBe('checks security');
    const deletion = whyNot(found, 2);
    expect(deletion?.played.steps[deletion.step ?? -1]?.verb).toBe('deleted');
  });

  test.each([
    ['a claim nobody can read', { claim: 'who knows' }, 'answers[0].claim'],
    ['a card that is not on the board', { claim: 'Blue Diver is deleted' }, 'answers[0].claim'],
  ])('%s names the answer', (_, change, field) => {
    const answers = question.answers.map((answer, i) =>
      i === 0 ? { ...answer, ...change } : answer,
    );
    const result = mark({ ...question, answers });
    expect(result.ok ? undefined : result.problem[0]?.field).toBe(field);
  });

  test('a text that the engine does not run is refused with its words', () => {
    const result = mark({ ...question, board: board.replace('Gain 1 memory.', 'Sing a song.') });
    expect(result.ok ? '' : result.problem[0]?.found).toContain('Sing a song');
  });
});

const file = `---
title: A title
level: 2
cites: ["16-7-1"]
board: |
${board.replace(/^/gm, '  ')}
actions: [Red Charger attacks Green Guard]
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

describe('a question file', () => {
  test('is read', () => {
    const read = readQuestion('piercing/example.md', file);
    if (!read.ok) throw new Error(read.problem.map(describeProblem).join('\n'));
    expect(read.value).toMatchObject({
      id: 'piercing/example',
      topic: 'piercing',
      kind: 'one',
      explanation: 'Because of 16-7-1.',
    });
    if (!('answers' in read.value)) throw new Error('it has no answers');
    expect(marked(read.value).findings[0]?.right).toBe(true);
  });

  test.each([
    ['Piercing/Example.md', file, 1, 'the path'],
    ['a/b.md', 'no front', 1, 'no front matter'],
    ['a/b.md', file.replace('level: 2', 'level: 4'), 3, ''],
    ['a/b.md', file.replace('title: A title', 'titel: A title'), 2, ''],
    [
      'a/b.md',
      file.replace('expected: right', 'expected: wrong'),
      17,
      'no answer is expected to be right',
    ],
    ['a/b.md', file.replace('claim: P1 checks 1 cards', 'claim: 1'), 19, ''],
  ])('%s: refused with file, line and remedy', (path, source, line, found) => {
    const read = readQuestion(path, source);
    if (read.ok) throw new Error('was read');
    const problem = read.problem[0];
    expect(problem?.file).toBe(`content/questions/${path}`);
    expect(problem?.line).toBe(line);
    expect(problem?.found).toContain(found);
    expect(problem?.expected).not.toBe('');
  });
});
