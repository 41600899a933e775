/** `<Reboot>`: it unsuspends in the opponent's unsuspend phase, too (16-11). */
import { propose } from '../happens/propose.ts';
import { answers, instancesOf, sayAnswer } from '../is/view/asked.ts';
import { chooseWhether } from '../run/choose.ts';
import { inForce, type Run } from '../run/run.ts';
import type { Unit } from '../state/state.ts';

/** Whether it unsuspends now although it is not its player's turn; it must (16-11-4). */
export function unsuspendsBeside(run: Run, unit: Unit): boolean {
  if (unit.area !== 'battle' || !answers(run, unit, 'unsuspend with the opponent')) return false;
  sayAnswer(run, unit, 'unsuspend with the opponent');
  if (inForce(run, '16-11-4')) return true;
  return chooseWhether(run, unit.owner, 'may', '16-11-4', () => ({
    kind: 'do keyword',
    name: 'Reboot',
  }));
}

/**
 * The turn player's cards and these, in one event (16-11-5). Several instances unsuspend once
 * (16-11-3); without that clause those that are returned unsuspend again, in turn.
 */
export function unsuspendTogether(
  run: Run,
  own: readonly Unit[],
  beside: readonly Unit[],
): readonly Unit[] | null {
  const cause = { kind: 'rule', rule: '6-2-1' } as const;
  const groups = inForce(run, '16-11-5') ? [[...own, ...beside]] : [own, beside];
  for (const group of groups)
    if (group.length > 0) propose(run, { kind: 'unsuspend', units: group, cause, rule: '16-11-5' });
  if (inForce(run, '16-11-3')) return null;
  return beside.filter((unit) => instancesOf(run, unit, 'unsuspend with the opponent').length > 1);
}
