/** "your top security card", "the top or bottom card of your security stack". */
import type { Target } from '../../../effect/tree/tree.ts';
import { opponentOf, type Player } from '../../../base/player.ts';
import type { Run } from '../../run/run.ts';
import type { CardId } from '../../state/state.ts';
import { isFaceUp } from '../view/face-up.ts';

/**
 * The cards at the ends that are meant, the topmost first: of one card both ends are that card; of
 * several at the top, as many as there are.
 */
export function endsOf(
  run: Run,
  player: Player,
  { side, of, end, faceDown, n = 1 }: Extract<Target, { kind: 'end card' }>,
): readonly CardId[] {
  const owner = side === "your opponent's" ? opponentOf(player) : player;
  const area = run.state[of][owner].filter(
    (card) => faceDown === undefined || isFaceUp(run, card) !== faceDown,
  );
  if (n > 1) return area.slice(0, n);
  const top = area[0];
  const bottom = area[area.length - 1];
  if (top === undefined || bottom === undefined) return [];
  if (end !== 'top or bottom') return [end === 'top' ? top : bottom];
  return top === bottom ? [top] : [top, bottom];
}
