import { propose } from '../propose.ts';
import { say } from '../run.ts';
import { chooseTargets } from '../target.ts';
import { dpOf } from '../view.ts';
import type { Processing } from './processing.ts';

/** "Suspend 1 of your opponent's Digimon.", "Unsuspend this Digimon." (4-13) */
export const orientation: Processing<'suspend' | 'unsuspend'> = (run, context, action) => {
  const units = chooseTargets(run, context, action.target);
  const turned = propose(run, { kind: action.kind, units, cause: context.cause, rule: '4-13-1' });
  // 16-24-4: the DP upon the suspension is that of the suspended Digimon.
  context.paidDp = units.reduce((sum, unit) => sum + (dpOf(run, unit) ?? 0), 0);
  if (turned.length === 0)
    say(run, '1-3-3', 'nothing', context.card, { effect: context.pending.ability.name });
  return units.length > 0 && turned.length === units.length;
};
