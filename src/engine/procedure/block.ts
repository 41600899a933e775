import { propose } from '../propose.ts';
import { choose, inForce, labelOf, say, type Run } from '../run.ts';
import { opponentOf, type Unit } from '../state.ts';
import { cannot, has } from '../view.ts';

/** Block timing (12): the opponent may block once with one Digimon that has `<Blocker>`. */
export function blockTiming(run: Run): void {
  const { attack } = run.state;
  if (attack === null) return;
  const { attacker } = attack;
  if (attacker.gone) {
    // 12-1-6: nothing can be blocked when the attacker is not there.
    say(run, '12-1-6', 'may not block', null);
    return;
  }
  const player = opponentOf(attacker.owner);
  if (cannot(run, attacker, 'be blocked') && inForce(run, '15-1-3')) {
    say(run, '15-1-3', 'prohibited', attacker, { effect: 'be blocked' });
    return;
  }
  const blockers: (Unit | null)[] = run.state.units.filter(
    (unit) => unit.owner === player && mayBlock(run, unit),
  );
  if (blockers.length === 0) {
    say(run, '12-1-1', 'no block');
    return;
  }
  const blocker = choose(run, player, 'block', '12-1-1', [...blockers, null], (option) =>
    option === null ? 'do not block' : `block with ${labelOf(run, option)}`,
  );
  if (blocker === null) {
    say(run, '12-1-1', 'declines', player === 0 ? 'P1' : 'P2', { effect: 'block' });
    return;
  }
  propose(run, { kind: 'block', unit: blocker });
}

function mayBlock(run: Run, unit: Unit): boolean {
  if (unit.area !== 'battle' || !has(run, unit, 'Blocker')) return false;
  const reasons = [
    ['12-1-4', unit.suspended],
    ['12-1-5', run.state.attack?.target === unit],
    ['15-1-3', cannot(run, unit, 'block') || cannot(run, unit, 'suspend')],
  ] as const;
  for (const [rule, applies] of reasons) {
    if (applies && inForce(run, rule)) {
      say(run, rule, 'may not block', unit);
      return false;
    }
  }
  return true;
}
