import { noteDone } from '../is/context/context.ts';
import { dpUponSuspension } from '../happens/commit/alliance.ts';
import { propose } from '../happens/propose.ts';
import { chooseTargets } from '../is/target/target.ts';
import type { Processing } from './processing.ts';

/** "Suspend 1 of your opponent's Digimon.", "Unsuspend this Digimon." (4-13) */
export const orientation: Processing<'suspend' | 'unsuspend'> = (run, context, action) => {
  const units = chooseTargets(run, context, action.target);
  const rule = context.pending.ability.clauses?.beneath;
  if (rule !== undefined && units.some((unit) => context.event?.units.includes(unit) === true))
    run.trace?.say({ verb: 'clause', clause: 'beneath', rule, card: context.card });
  const turned = propose(run, { kind: action.kind, units, cause: context.cause, rule: '4-13-1' });
  noteDone(context, action.kind, turned);
  context.paidDp = dpUponSuspension(run, units);
  if (turned.length === 0)
    run.trace?.say({
      verb: 'nothing',
      rule: '1-3-3',
      card: context.card,
      effect: context.pending.ability.name,
    });
  return units.length > 0 && turned.length === units.length;
};
