import { notRefused } from '../../../card/can-run/not-refused.ts';
import type { Duration } from '../../../effect/tree/tree.ts';
import { opponentOf, type Player } from '../../../base/player.ts';
import type { State } from '../../state/state.ts';
import type { Until } from '../../state/applied.ts';

/**
 * When an effect with this duration, given now by an effect of `player`, ends. "You" are that
 * player, and "they" the opponent; a "next" turn or phase is not the present one.
 */
export function untilOf(duration: Duration | undefined, player: Player, state: State): Until {
  const opponent = opponentOf(player);
  if (duration === undefined) return { kind: 'always' };
  switch (duration.name) {
    case 'for the turn':
    case 'this turn':
    case 'until the end of the turn':
      return { kind: 'turn' };
    case 'for the attack':
    case 'until the end of the attack':
    case 'until the attack ends':
      return { kind: 'attack' };
    case "until the end of your opponent's turn":
    case "until the end of the opponent's turn":
    case "until your opponent's turn ends":
    case 'until the end of their turn':
    case 'until their turn ends':
      return { kind: 'end of turn of', player: opponent };
    case "until the end of your opponent's next turn":
    case "until your opponent's next turn ends":
    case 'until the end of their next turn':
    case 'until their next turn ends':
      return { kind: 'end of turn of', player: opponent, ...later(state.turn === opponent) };
    case 'until the end of your turn':
    case 'until your turn ends':
      return { kind: 'end of turn of', player };
    case 'until the end of your next turn':
    case 'until your next turn ends':
      return { kind: 'end of turn of', player, ...later(state.turn === player) };
    case "during your opponent's next unsuspend phase":
    case 'during their next unsuspend phase':
    case 'in their next unsuspend phase':
      return { kind: 'unsuspend phase of', player: opponent, ...later(isIn(state, opponent)) };
    case 'during your next unsuspend phase':
      return { kind: 'unsuspend phase of', player, ...later(isIn(state, player)) };
    default:
      return notRefused('duration', duration.name);
  }
}

const later = (isPresent: boolean): Pick<Until, 'later'> => (isPresent ? { later: true } : {});

const isIn = (state: State, player: Player): boolean =>
  state.phase === 'unsuspend' && state.turn === player;

/**
 * Whether what lasts "during the next unsuspend phase" is not there yet, or the card is gone whose
 * inherited effect says no end.
 */
export const isAsleep = ({ kind, player, later, under }: Until, state: State): boolean =>
  (kind === 'unsuspend phase of' &&
    (later === true || player === undefined || !isIn(state, player))) ||
  (under !== undefined && !state.units.some(({ cards }) => cards.indexOf(under) > 0));

/** What ends: an attack, the turn or the unsuspend phase of a player. */
export type Lapse = 'attack' | 'turn' | 'unsuspend phase';

/** Whether an effect ends with that; of a later turn or phase it is the next from then on. */
export function remains(until: Until, ending: Lapse, player: Player | undefined): Until | null {
  const isThat =
    until.kind === ending || (until.kind === `${ending} of` && until.player === player);
  const isTurnOf = ending === 'turn' && until.kind === 'end of turn of' && until.player === player;
  if (!isThat && !isTurnOf) return until;
  const { later: isLater, ...rest } = until;
  return isLater === true ? rest : null;
}
