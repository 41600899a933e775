import { noteDone } from '../is/context.ts';
import { propose } from '../happens/propose.ts';
import { inForce } from '../run/run.ts';
import type { Unit } from '../state/state.ts';
import { chooseTargets } from '../is/target.ts';
import { dpOf } from '../is/view.ts';
import type { Processing } from './processing.ts';

/** "Suspend 1 of your opponent's Digimon.", "Unsuspend this Digimon." (4-13) */
export const orientation: Processing<'suspend' | 'unsuspend'> = (run, context, action) => {
  const units = chooseTargets(run, context, action.target);
  if (
    context.pending.ability.keyword === 'digisorption' &&
    units.some((unit) => context.event?.units.includes(unit) === true)
  )
    run.trace?.say({
      verb: 'clause',
      clause: 'Digisorption beneath',
      rule: '16-10-5',
      card: context.card,
    });
  const turned = propose(run, { kind: action.kind, units, cause: context.cause, rule: '4-13-1' });
  noteDone(context, action.kind, turned);
  // 16-24-4: the DP upon the suspension is that of the suspended Digimon, not what is printed.
  const dp = (unit: Unit): number =>
    (inForce(run, '16-24-4') ? dpOf(run, unit) : unit.base.dp) ?? 0;
  context.paidDp = units.reduce((sum, unit) => sum + dp(unit), 0);
  if (turned.length === 0)
    run.trace?.say({
      verb: 'nothing',
      rule: '1-3-3',
      card: context.card,
      effect: context.pending.ability.name,
    });
  return units.length > 0 && turned.length === units.length;
};
