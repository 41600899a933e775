import { expect, test } from 'vitest';
import type { Board } from '../../scenario/board/board.ts';
import { parseBoard } from '../../scenario/board/notation.ts';
import { tableOf } from './from-board.ts';

function board(lines: string): Board {
  const read = parseBoard(`card Rex: Digimon Lv.5 red 6000 DP
card Cub: Digimon Lv.3 red 2000 DP
card Gate: Digimon Lv.4 blue 4000 DP
card Plain: Option red cost 1
${lines}`);
  if (!read.ok) throw new Error(read.problem.found);
  return read.value.board;
}
const same = (name: string): string => name;

test('a board comes to the table with its stacks, piles and memory', () => {
  const { table, left, isTurned } = tableOf(
    board(`memory P2 2
P1 battle: Rex > Cub [suspended]
P2 battle: Gate [placed]
P2 security: Plain, 3
P1 hand: Plain, 4
`),
    same,
  );
  expect(isTurned).toBe(false);
  expect(left).toEqual([]);
  expect(table.memory).toBe(-2);
  expect(table.P1.battle).toEqual([
    { card: 'Rex', under: ['Cub'], suspended: true, placed: false },
  ]);
  expect(table.P2.battle[0]?.placed).toBe(true);
  expect([table.P2.security, table.P2.unknownSecurity]).toEqual([['Plain'], 3]);
  expect([table.P1.hand, table.P1.unknownHand]).toEqual([['Plain'], 4]);
});

test('where P2 has the turn the players change places; what has no room is named', () => {
  const { table, left, isTurned } = tableOf(
    board(`turn P2
memory P2 3
P1 battle: Gate + Cub
P2 battle: Rex
P1 security: 2, Plain
P2 deck: Cub, 9
`),
    same,
  );
  expect(isTurned).toBe(true);
  expect(table.memory).toBe(3);
  expect(table.P1.battle[0]?.card).toBe('Rex');
  expect(left).toEqual(['known cards of a deck', 'link cards', 'the order of the security cards']);
});
