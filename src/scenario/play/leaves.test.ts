import { expect, test } from 'vitest';
import { readScenario } from '../file/read.ts';
import { leavesOf } from './leaves.ts';

const BOARD = `card Rex: Digimon Lv.5 red 7000 DP
  [When Attacking] Gain 1 memory.
card Drum: Digimon Lv.4 red 4000 DP
  [Your Turn] When one of your other Digimon attacks, <Draw 1>.
card Wall: Digimon Lv.4 blue 6000 DP
  <Blocker>
card Gate: Digimon Lv.3 blue 3000 DP
  <Blocker>
card Plain: Option yellow
turn P1
memory P1 3
P1 battle: Rex, Drum
P1 deck: 5
P2 battle: Wall [suspended], Gate
P2 security: Plain, 2
`;

test('courses are walked one by one, with all that was offered', () => {
  const scenario = readScenario(BOARD, ['Rex attacks the player']);
  if (!scenario.ok) throw new Error('the board is not read');
  const leaves = leavesOf(scenario.value);
  // Two orders of P1's effects, then P2 blocks or does not.
  expect(leaves.length).toBe(4);
  expect(leaves[0]?.offers.map(({ kind }) => kind)).toEqual(['order', 'order', 'block']);
});
