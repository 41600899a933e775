import { defOf, type Run } from '../../run/run.ts';
import { READS } from '../../../card/ability/depends-on.ts';
import { touch } from '../../is/view/view.ts';
import type { CardId } from '../../state/state.ts';

/**
 * Overflow (4-19): a card that goes from the field or from under a card to anywhere else costs its
 * owner memory at once, the turn player's cards first.
 */
export function overflow(run: Run, cards: readonly CardId[]): void {
  for (const player of [run.state.turn, run.state.turn === 0 ? 1 : 0] as const) {
    for (const card of cards) {
      const { overflow: loss } = defOf(run, card);
      if (loss === 0 || run.setup.owners[card] !== player) continue;
      const { state } = run;
      state.memory = Math.max(-10, Math.min(10, state.memory + (player === 0 ? -loss : loss)));
      touch(run, READS.memory);
      run.trace?.say({ verb: 'memory', rule: '4-19-1', player, n: -loss });
    }
  }
}
