import type { Duration } from '../../effect/tree/tree.ts';
import { opponentOf, type Player } from '../../base/player.ts';
import type { Until } from '../state/state.ts';

/** When an effect with this duration, given by an effect of `player`, ends. */
export function untilOf(duration: Duration | undefined, player: Player): Until {
  switch (duration?.name) {
    case undefined:
      return { kind: 'always' };
    case 'for the turn':
    case 'until the end of the turn':
      return { kind: 'turn' };
    case 'for the attack':
    case 'until the end of the attack':
      return { kind: 'attack' };
    case "until the end of your opponent's turn":
    case "until the end of your opponent's next turn":
    case "until the end of the opponent's turn":
    case "until your opponent's turn ends":
      return { kind: 'end of turn of', player: opponentOf(player) };
    case 'until the end of your turn':
    case 'until your turn ends':
      return { kind: 'end of turn of', player };
    default:
      throw new Error(`duration ${String(duration?.name)} is not run`);
  }
}
