import { opponentOf } from '../../base/player.ts';
import type { Processing } from './processing.ts';

/** "Reveal the top 3 cards of your deck." One process until all are placed (15-15-3). */
export const reveal: Processing<'reveal'> = (run, context, action) => {
  const player = action.side === "your opponent's" ? opponentOf(context.player) : context.player;
  context.revealed = run.state.deck[player].slice(0, action.n);
  for (const card of context.revealed)
    run.trace?.say({ verb: 'reveals', rule: '15-15-3', card, checked: false });
  return context.revealed.length > 0;
};
