import { isOfTheTurn } from '../../effect/tree/closed/ban.ts';
import { bansOfCards } from '../../card/runnable/ban-cards.ts';
import { sidesOf } from '../is/condition/count.ts';
import type { Processing } from './processing.ts';

/** "Your opponent can't play Digimon by effects until the end of their turn" (15-1-3). */
export const ban: Processing<'ban'> = (run, { player }, action, until) => {
  const { side, what } = action;
  const lasts = isOfTheTurn(what) ? ({ kind: 'turn' } as const) : until;
  run.state.bans = [...run.state.bans, { side, what, player, until: lasts }];
  for (const one of sidesOf(side, player))
    run.trace?.say({ verb: 'forbids', rule: '15-1-3', player: one, what });
  return true;
};

/** "Your opponent can't play Digimon with 5000 DP or less until the end of their turn." */
export const banCards: Processing<'ban cards'> = (run, { player }, action, until) => {
  const { side } = action;
  const { what: all, dp } = bansOfCards(action) ?? { what: [], dp: 0 };
  run.state.bans = [...run.state.bans, ...all.map((what) => ({ side, what, dp, player, until }))];
  for (const one of sidesOf(side, player))
    for (const what of all)
      run.trace?.say({ verb: 'forbids', rule: '15-1-3', player: one, what, dp });
  return true;
};

/** A state as long as a persistent effect lasts (is/target/raised-maximum.ts): nobody does it. */
export const raiseMaximum: Processing<'raise maximum'> = () => {
  throw new Error('what is added to all deletions is asked of persistent effects alone');
};
