import { playerName } from '../../base/player.ts';
import { touch } from '../is/view/view.ts';
import { UnknownCard } from '../run/run.ts';
import type { Processing } from './processing.ts';

/**
 * "Search your security stack.": its player alone sees the cards (15-15-3-9), which stay where they
 * are until one of them is moved.
 */
export const search: Processing<'search'> = (run, context) => {
  const owner = context.player;
  const cards = run.state.security[owner];
  if (cards.some((card) => run.setup.labels[card] === ''))
    throw new UnknownCard(
      `${playerName(owner)}'s security stack is searched, but the scenario does not say which cards are in it`,
    );
  run.trace?.say({ verb: 'searches', rule: '15-15-3-9-1', player: owner, n: cards.length });
  context.searched = [...cards];
  run.searching = { player: owner, card: context.card };
  return true;
};

/** "Shuffle your security stack.": all of it is private again, in an order that nobody knows. */
export const shuffle: Processing<'shuffle'> = (run, context) => {
  const { state } = run;
  const owner = context.player;
  const cards = state.security[owner];
  state.faceUp = state.faceUp.filter((card) => !cards.includes(card));
  if (cards.length > 1) state.shuffled = [...state.shuffled, [...cards]];
  touch(run);
  run.trace?.say({ verb: 'shuffles', rule: '1-3-10', player: owner });
  context.searched = [];
  run.searching = null;
  return true;
};
