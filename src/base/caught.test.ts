import { expect, test } from 'vitest';
import { caught, checking } from './caught.ts';
import { describeProblem, ok } from './result.ts';

const played = { board: 'P1 battle: Rex\n', actions: ['Rex attacks the player'] };

test('an error that nobody expected is a problem with the board that it came up on', () => {
  const read = checking(played, () => {
    throw new Error('no case');
  });
  if (read.ok) throw new Error('it was not caught');
  const [problem] = read.problem;
  if (problem === undefined) throw new Error('no problem');
  const said = describeProblem({ ...problem, file: 'content/questions/a/b.md', line: 5 });
  expect(said).toContain('content/questions/a/b.md:5 board: the engine stopped with "no case"');
  expect(said).toContain('    P1 battle: Rex\n    - Rex attacks the player');
});

test('what is found is found', () => {
  expect(checking(played, () => ok(1))).toEqual(ok(1));
  expect(caught('a word', null).found).toBe('the engine stopped with "a word"');
});
