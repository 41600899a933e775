import type { RuleNumber } from '../../rules/numbers.ts';
import { propose } from '../propose.ts';
import { defOf, say, type Run } from '../run.ts';
import type { CardId, Player, Unit } from '../state.ts';
import { canPayMemory, payMemory } from './pay-memory.ts';

/** How the cost of a card is met. */
export type Price =
  | { readonly kind: 'paid'; readonly less: number }
  /** "for a cost of 3" */
  | { readonly kind: 'fixed'; readonly n: number }
  | { readonly kind: 'free' };

export const FREE: Price = { kind: 'free' };
export const PAID: Price = { kind: 'paid', less: 0 };

/** What is to be paid, of a printed cost (4-2-3, 1-3-9). */
export const costOf = (price: Price, printed: number): number =>
  price.kind === 'free' ? 0 : price.kind === 'fixed' ? price.n : Math.max(0, printed - price.less);

/** Why a card cannot be played now, or `null` (1-3-11, 2-2: only Digimon and Tamers are played). */
export function refusePlay(run: Run, card: CardId, price: Price): RuleNumber | null {
  const def = defOf(run, card);
  if (def.category !== 'Digimon' && def.category !== 'Tamer' && def.category !== 'Token')
    return '7-1-1';
  if (price.kind === 'free') return null;
  if (def.cost === null) return '7-1-1';
  const player = run.setup.owners[card] ?? 0;
  return canPayMemory(run, player, costOf(price, def.cost)) ? null : '1-3-11-1';
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
  if (price.kind !== 'free') payMemory(run, player, costOf(price, def.cost ?? 0) - costs.reduce);
  return propose(run, { kind: 'play', card, suspended, isPlay: true, rule: '7-1-3-3' })[0] ?? null;
}
