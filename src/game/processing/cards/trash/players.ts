import { opponentOf, type Player } from '../../../../base/player.ts';
import type { Side } from '../../../../effect/tree/tree.ts';
import type { Context } from '../../../is/context/context.ts';
import type { Run } from '../../../run/run.ts';

/** "your deck", "both players' decks": whose these are, from whose turn it is on. */
export function playersOf({ state }: Run, { player }: Context, side: Side): readonly Player[] {
  if (side === 'either') return [state.turn, opponentOf(state.turn)];
  return [side === 'your' ? player : opponentOf(player)];
}
