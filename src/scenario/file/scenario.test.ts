import { describe, expect, test } from 'vitest';
import { parseAction } from '../action.ts';
import { readScenario } from './read.ts';

const board = `card X: Digimon Lv.4 red 5000 DP
  <Piercing>
  [When Attacking] Sing a song.
  inherited: <Blocker>
  security: [Security] Dance.
P1 battle: X
`;

describe('a scenario', () => {
  test.each(['Sing a song', 'Dance'])(
    'words that the engine does not run are pointed at: %s',
    (words) => {
      const read = readScenario(board, []);
      if (read.ok) throw new Error('was read');
      const problem = read.problem.find(({ found }) => found.includes(words));
      expect(board.slice(problem?.start, problem?.end)).toContain(words);
      expect(problem?.field).toBe('board');
      expect(problem?.line).toBe(board.slice(0, board.indexOf(words)).split('\n').length);
    },
  );

  test.each([
    ['X sleeps', 'X sleeps'],
    ['Y attacks the player', 'Y'],
    ['X attacks Z', 'Z'],
  ])('the action %j is refused at %j', (action, part) => {
    const scenario = readScenario('card X: Digimon Lv.4 red 5000 DP\nP1 battle: X\n', []);
    if (!scenario.ok) throw new Error('not read');
    const read = parseAction(action, scenario.value.setup);
    if (read.ok) throw new Error('was read');
    expect(action.slice(read.problem.start, read.problem.end)).toBe(part);
  });
});
