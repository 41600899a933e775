import { expect, test } from 'vitest';
import type { Choice } from '../../game/run/run.ts';
import { readScenario } from '../file/read.ts';
import { BOARD } from './board-sample.ts';
import { leavesOf, type Apart } from './leaves.ts';

const scenario = (board: string) => {
  const read = readScenario(board, ['Rex attacks the player']);
  if (!read.ok) throw new Error('the board is not read');
  return read.value;
};

test('courses are walked one by one, with all that was offered', () => {
  const leaves = leavesOf(scenario(BOARD));
  // Two orders of P1's effects, then P2 blocks or does not.
  expect(leaves.length).toBe(4);
  expect(leaves[0]?.offers.map(({ kind }) => kind)).toEqual(['order', 'order', 'block']);
});

const THREE = `card Rex: Digimon Lv.5 red 7000 DP
  [When Attacking] Gain 1 memory.
card Drum: Digimon Lv.4 red 4000 DP
  [Your Turn] When one of your other Digimon attacks, <Draw 1>.
card Cub: Digimon Lv.4 red 3000 DP
  [Your Turn] When one of your other Digimon attacks, gain 1 memory.
card Plain: Option yellow
P1 battle: Rex, Drum, Cub
P1 deck: 5
P2 security: Plain
`;

const leavesApart = (apart?: Apart) => leavesOf(scenario(THREE), null, undefined, apart);

test('of courses that are alike one is walked', () => {
  expect(leavesApart().length).toBe(6);
  expect(leavesApart({ ordered: true }).length).toBe(6);
  // Whichever of the other two came first.
  expect(leavesApart({ ordered: false }).length).toBe(3);
  const said = ({ options }: Choice): string => JSON.stringify(options);
  expect(leavesApart({ ordered: false, said }).length).toBe(6);
});

test('a course is left behind what is asked about', () => {
  const ends = (_: Choice, before: readonly Choice[]) => before.length === 1;
  const leaves = leavesApart({ ordered: true, ends });
  expect(leaves.map(({ offers }) => offers.length)).toEqual([2, 2, 2]);
});
