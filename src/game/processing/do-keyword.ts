import { propose } from '../happens/propose.ts';
import type { Context } from '../is/context.ts';
import { chooseWhether } from '../run/choose.ts';
import { inForce, wideOf, type Run } from '../run/run.ts';
import type { Processing } from './processing.ts';

/** 16-8-3: the draw is mandatory; without that clause the player could leave it. */
const mustDraw = (run: Run, { player }: Context): boolean =>
  inForce(run, '16-8-3') ||
  chooseWhether(run, player, 'may', '16-8-3', () => ({ kind: 'do keyword', name: 'Draw' }));

/** `<Draw 2>`, `<Recovery +1 (Deck)>` as an instruction; all others are in the wide part. */
export const doKeyword: Processing<'do keyword'> = (run, context, action) => {
  const n = action.use.n ?? 1;
  switch (action.use.name) {
    case 'Draw':
      if (inForce(run, '16-8-1') && mustDraw(run, context)) {
        propose(run, { kind: 'draw', player: context.player, n, rule: '16-8-1' });
      }
      return true;
    case 'Recovery':
      if (inForce(run, '16-6-1')) propose(run, { kind: 'recover', player: context.player, n });
      return true;
    default:
      return wideOf(run).instruct(run, context, action);
  }
};
