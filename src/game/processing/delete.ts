import { noteDone } from '../is/context/context.ts';
import { propose } from '../happens/propose.ts';
import { chooseTargets } from '../is/target/target.ts';
import type { Processing } from './processing.ts';

/** "Delete 1 of your opponent's Digimon." (4-15) */
export const deleteDigimon: Processing<'delete'> = (run, context, action) => {
  const units = chooseTargets(run, context, action.target);
  if (units.length === 0) {
    run.trace?.say({
      verb: 'nothing',
      rule: '1-3-2',
      card: context.card,
      effect: context.pending.ability.name,
    });
    return false;
  }
  const deleted = propose(run, { kind: 'delete', units, cause: context.cause, rule: '4-15-1' });
  noteDone(context, 'delete', deleted);
  return deleted.length === units.length;
};
