import { emit } from '../../trigger/emit.ts';
import type { Run } from '../../run/run.ts';
import type { CardId, Cause } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';

/** Whose security stacks some of these cards are in. */
export const stacksOf = ({ state }: Run, cards: readonly CardId[]): readonly Player[] =>
  ([0, 1] as const).filter((player) => cards.some((card) => state.security[player].includes(card)));

/** "When a card is removed from your security stack": wherever the card goes. */
export function emitRemoved(run: Run, stacks: readonly Player[], cause?: Cause): void {
  const by = cause === undefined ? {} : { cause };
  stacks.forEach((player, i) => {
    const also = i > 0 ? { again: true as const } : {};
    emit(run, { kind: 'security removed', units: [], player, ...by, ...also });
  });
}
