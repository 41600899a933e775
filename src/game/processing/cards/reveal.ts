import { READS } from '../../../card/ability/depends-on.ts';
import { opponentOf } from '../../../base/player.ts';
import { knowOrder } from '../../happens/commit/unordered.ts';
import { touch } from '../../is/view/view.ts';
import type { Context } from '../../is/context/context.ts';
import { stillRevealed } from '../../is/context/revealed.ts';
import type { Run } from '../../run/run.ts';
import type { Processing } from '../processing.ts';

/**
 * "Reveal the top 3 cards of your deck." One process until all are placed (15-15-3-4); meanwhile
 * they are no cards of the deck, so that nobody draws them (15-15-3-1, 15-15-3-5).
 */
export const reveal: Processing<'reveal'> = (run, context, action) => {
  const player = action.side === "your opponent's" ? opponentOf(context.player) : context.player;
  const cards = run.state.deck[player].splice(0, action.n);
  knowOrder(run, cards);
  run.state.aside.push(...cards);
  context.revealed = [...context.revealed, ...cards];
  touch(run, READS.deck);
  for (const card of cards)
    run.trace?.say({ verb: 'reveals', rule: '15-15-3', card, checked: false });
  return cards.length > 0;
};

/** 15-15-3-9-3: what no text places goes back to where it was when the effect is done. */
export function putBack(run: Run, context: Context): void {
  const cards = stillRevealed(run, context);
  if (cards.length === 0) return;
  const { state, setup } = run;
  state.aside = state.aside.filter((card) => !cards.includes(card));
  for (const player of [0, 1] as const)
    state.deck[player].unshift(...cards.filter((card) => setup.owners[card] === player));
  touch(run, READS.deck);
}
