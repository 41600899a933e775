/** A Digimon that an effect moves between the breeding area and the battle area (4-17). */
import type { ActionOfKind } from '../../../card/runnable/cost.ts';
import type { Target } from '../../../effect/tree/tree.ts';
import { mayMove } from '../view/ban.ts';
import { dpOf } from '../view/view.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';

/** "from the breeding area" says where it is (3-4-7-5). */
export const movedBy = ({ target, from }: ActionOfKind<'move'>): Target =>
  from === undefined || (target.kind !== 'choose' && target.kind !== 'any')
    ? target
    : { ...target, side: 'your', filters: [...target.filters, { kind: 'in the breeding area' }] };

/** Whether it can: only with DP (4-17-2), and back only where nothing is (3-4-7-2). */
export function isMovable(run: Run, unit: Unit, { to }: ActionOfKind<'move'>): boolean {
  if (dpOf(run, unit) === null && inForce(run, '4-17-2')) return false;
  if (to === undefined) return unit.area === 'breeding' && mayMove(run, unit);
  return (
    unit.area === 'battle' &&
    !run.state.units.some(({ owner, area }) => owner === unit.owner && area === 'breeding')
  );
}
