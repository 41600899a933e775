/** Cards that only their player sees: nobody can ask them to show that a certain one is there. */
import type { Player } from '../../../base/player.ts';
import { isHiddenCardOptional } from '../../run/policy.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { CardId } from '../../state/state.ts';
import type { Context } from '../context/context.ts';
import { isFaceUp } from '../view/face-up.ts';

/** Whether a card lies in a private area of this player, face down (3-1-2-2-1). */
const isPrivate = (run: Run, player: Player, card: CardId): boolean =>
  run.state.hand[player].includes(card) ||
  run.state.deck[player].includes(card) ||
  (run.state.security[player].includes(card) && !isFaceUp(run, card));

/**
 * How many of the cards that meet what an effect asks of them have to be chosen, whatever their
 * player wants: those that both players see. What is paid must be paid, and a keyword effect or a
 * "may" has its own words for it.
 */
export function leastOf(run: Run, context: Context, found: readonly CardId[]): number {
  const { payer, asked, pending, chooser } = context;
  if (payer !== null || asked || pending.ability.keyword !== undefined) return Infinity;
  const hidden = found.filter((card) => isPrivate(run, chooser, card));
  if (hidden.length === 0 || !inForce(run, '3-1-2-2-1') || !isHiddenCardOptional(run))
    return Infinity;
  return found.length - hidden.length;
}
