import { joinAllies } from '../happens/commit/alliance.ts';
import { propose } from '../happens/propose.ts';
import { byOf } from '../is/view/reach.ts';
import { chooseTargets } from '../is/target/target.ts';
import type { Processing } from './processing.ts';

/** "add the suspended Digimon's DP to this Digimon": as it was upon the suspension (16-24-4). */
export const addDp: Processing<'add DP'> = (run, context, action, until) => {
  const { paidDp } = context;
  const paid = context.last.get('suspend') ?? [];
  const units = chooseTargets(run, context, action.target);
  joinAllies(run, paid);
  propose(run, {
    kind: 'apply',
    units,
    modifier: { kind: 'DP', change: paidDp },
    until,
    ...byOf(run, context),
    rule: '16-24-4',
  });
  return units.length > 0;
};
