import type { EventPhrase, Target } from '../../effect/tree/tree.ts';
import { fitsCard } from '../is/condition/card-filter.ts';
import { inForce, type Run } from '../run/run.ts';
import type { GameEvent, Unit } from '../state/state.ts';
import type { CardId } from '../state/state.ts';

/**
 * Whether a card that is about to be played is one that another card's "When you would play a ..."
 * means (7-1-2-2): who plays it, from where, its category, and what is printed on it.
 */
export function wouldPlay(
  run: Run,
  { who, by, fromHand }: Extract<EventPhrase, { kind: 'played' | 'digivolves' }>,
  self: Pick<Unit, 'owner'> & { readonly card?: CardId },
  { card, player, batch }: GameEvent,
): boolean {
  // "When you would play 1 ... card": not several at the same time (Q2129).
  const isOther = by !== undefined && batch !== undefined && isOne(who);
  if (isOther && inForce(run, '15-5-1')) return false;
  if (card === undefined || !('filters' in who) || !('noun' in who)) return false;
  if ('other' in who && who.other && card === self.card) return false;
  // "a card from your hand"
  const side = by ?? ('side' in who ? who.side : 'your');
  const isOfHand = fromHand !== undefined || who.kind === 'cards';
  if (side !== 'either' && (player === self.owner) !== (side === 'your')) return false;
  if (fromHand === 'your' && player !== self.owner) return false;
  if (isOfHand && !run.state.hand[player ?? 0].includes(card)) return false;
  return fitsCard(run, card, who);
}

/** "a Digimon card", "1 red card": no more than one. */
export const isOne = (who: Target): boolean =>
  ((who.kind === 'choose' || who.kind === 'cards') && who.n === 1) ||
  (who.kind === 'any' && who.said === 'a') ||
  (who.kind === 'either' && who.targets.every(isOne));
