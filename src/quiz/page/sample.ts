/** Questions for tests. */
import type { Marked } from '../mark/grade.ts';
import type { Markable } from '../mark/mark.ts';
import { mark } from '../mark/mark.ts';

export const BLOCK_BOARD = `card Rex: Digimon Lv.5 red 7000 DP
card Wall: Digimon Lv.4 blue 6000 DP
  <Blocker>
card Gate: Digimon Lv.3 blue 3000 DP
  <Blocker>
card Plain: Digimon Lv.3 yellow 2000 DP
turn P1
memory P1 3
P1 battle: Rex
P2 battle: Wall [suspended], Gate
P2 security: Plain, 2
`;

/** Rex attacks the player; P2 can block with Gate and cannot with Wall. */
export function markable(...claims: readonly string[]): Markable {
  return {
    board: BLOCK_BOARD,
    actions: ['Rex attacks the player'],
    answers: claims.map((claim) => ({ text: claim, claim, expected: 'wrong' })),
  };
}

export function marked(question: Markable): Marked {
  const result = mark(question);
  if (!result.ok) throw new Error(result.problem.map(({ found }) => found).join('; '));
  return result.value;
}
