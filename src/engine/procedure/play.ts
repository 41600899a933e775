import type { RuleNumber } from '../../rules/numbers.ts';
import { propose } from '../propose.ts';
import { defOf, say, type Run } from '../run.ts';
import type { CardId, Player, Unit } from '../state.ts';
import { canPayMemory, payMemory } from './pay-memory.ts';

/** How the cost of a card is met. */
export type Price = { readonly kind: 'paid'; readonly less: number } | { readonly kind: 'free' };

export const FREE: Price = { kind: 'free' };
export const PAID: Price = { kind: 'paid', less: 0 };

/** Why a card cannot be played now, or `null` (1-3-11, 2-2: only Digimon and Tamers are played). */
export function refusePlay(run: Run, card: CardId, price: Price): RuleNumber | null {
  const def = defOf(run, card);
  if (def.category !== 'Digimon' && def.category !== 'Tamer' && def.category !== 'Token')
    return '7-1-1';
  if (price.kind === 'free') return null;
  if (def.cost === null) return '7-1-1';
  const player = run.setup.owners[card] ?? 0;
  return canPayMemory(run, player, Math.max(0, def.cost - price.less)) ? null : '1-3-11-1';
}

/**
 * Plays a card (7-1-3): reveal, "would be played" effects, payment, placement. The effects that the play triggers wait.
 */
export function playCard(
  run: Run,
  player: Player,
  card: CardId,
  price: Price,
  suspended = false,
): Unit | null {
  const refusal = refusePlay(run, card, price);
  if (refusal !== null) {
    say(run, refusal, 'cannot be played', card);
    return null;
  }
  const def = defOf(run, card);
  const costs = { reduce: 0 };
  run.kernel.interrupt(run, { kind: 'would be played', units: [], card, player, costs });
  if (price.kind === 'paid')
    payMemory(run, player, Math.max(0, (def.cost ?? 0) - price.less - costs.reduce));
  return propose(run, { kind: 'play', card, suspended, isPlay: true, rule: '7-1-3-3' })[0] ?? null;
}
