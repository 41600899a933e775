import type { Target } from '../../../effect/tree/tree.ts';
import { propose } from '../../happens/propose.ts';
import { chooseOne } from '../../is/target/choose-one.ts';
import { mayMove } from '../../is/view/ban.ts';
import { effectOf, reaches } from '../../is/view/reach.ts';
import { dpOf } from '../../is/view/view.ts';
import { inForce } from '../../run/run.ts';
import { named } from '../../state/trace.ts';
import { nothing } from '../move-cards.ts';
import type { Processing } from '../processing.ts';

/** "Move 1 of your Digimon in the breeding area to the battle area": one that has DP (4-17-2). */
export const move: Processing<'move'> = (run, context, { target }) => {
  const unit = chooseOne(run, context, ofBreeding(target), ({ area }) => area === 'breeding');
  if (unit === undefined) return nothing(run, context);
  const rule = dpOf(run, unit) === null && inForce(run, '4-17-2') ? '4-17-2' : '15-1-3';
  if (rule === '4-17-2' || !mayMove(run, unit)) {
    run.trace?.say({ verb: 'refused', rule, what: 'move', card: named(unit) });
    return false;
  }
  if (!reaches(run, unit, effectOf(run, context.cause))) return false;
  propose(run, { kind: 'move unit', unit, to: 'battle' });
  return true;
};

const ofBreeding = (target: Target): Target =>
  target.kind !== 'choose' || target.filters.some(({ kind }) => kind === 'in the breeding area')
    ? target
    : { ...target, filters: [...target.filters, { kind: 'in the breeding area' }] };
