import { expect, test } from 'vitest';
import { readScenario } from '../file/read.ts';
import { BOARD } from './board-sample.ts';
import { leavesOf } from './leaves.ts';

test('courses are walked one by one, with all that was offered', () => {
  const scenario = readScenario(BOARD, ['Rex attacks the player']);
  if (!scenario.ok) throw new Error('the board is not read');
  const leaves = leavesOf(scenario.value);
  // Two orders of P1's effects, then P2 blocks or does not.
  expect(leaves.length).toBe(4);
  expect(leaves[0]?.offers.map(({ kind }) => kind)).toEqual(['order', 'order', 'block']);
});
