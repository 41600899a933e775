import type { Target } from '../../../effect/tree/tree.ts';
import type { Context } from './context.ts';

/**
 * Whether "it" or "this card" is a card that would be played: it is on its way and lies nowhere,
 * and cards can be placed under it (7-1-2-2).
 */
export function isComing({ event, unit, card, same }: Context, target: Target): boolean {
  if (event?.kind !== 'would be played') return false;
  // "it" is what the trigger condition speaks of, as long as nothing else was chosen.
  if (target.kind === 'same') return same.every((one) => one === unit);
  return target.kind === 'this' && unit === null && event.card === card;
}
