/** `<Piercing>`: a check that is pending until the end of the attack (16-7). */
import { named } from '../../state/trace.ts';
import type { Context } from '../../is/context/context.ts';
import { inForce, type Run } from '../../run/run.ts';
import { isStillDigimon } from '../../is/view/view.ts';
import type { Attack, Unit } from '../../state/state.ts';
import { opponentOf } from '../../../base/player.ts';
import { checksOf, securityCheck } from './security-check.ts';

/** What it does when it activates: the check waits until right before the end (16-7-4). */
export function pierce(run: Run, context: Context): boolean {
  const { attack } = run.state;
  if (attack === null || context.unit === null || !inForce(run, '16-7-4')) return false;
  attack.pierce = context.unit;
  attack.pierced++;
  run.trace?.say({ verb: 'pending check', rule: '16-7-4', card: named(context.unit) });
  return true;
}

/**
 * 16-7-4 to 16-7-6: a check that `<Piercing>` left pending, right before the end of attack timing;
 * one check an attack.
 */
export function pierceSecurity(run: Run, attack: Attack): void {
  const { pierce } = attack;
  if (pierce === null) return;
  if (!isStillDigimon(run, pierce)) {
    if (inForce(run, '16-7-6')) {
      run.trace?.say({
        verb: 'no pending check',
        rule: '16-7-6',
        card: null,
        effect: '<Piercing>',
      });
      return;
    }
  }
  if (attack.checks > 0 && inForce(run, '16-7-5')) {
    run.trace?.say({
      verb: 'no pending check',
      rule: '16-7-5',
      card: named(pierce),
      effect: '<Piercing>',
    });
    return;
  }
  const times = inForce(run, '16-7-5') ? 1 : attack.pierced;
  for (let i = 0; i < times; i++) {
    if (!isStillDigimon(run, pierce) && inForce(run, '16-7-6')) break;
    pierceOnce(run, pierce, attack.pierced > 1);
  }
}

function pierceOnce(run: Run, pierce: Unit, again: boolean): void {
  const player = opponentOf(pierce.owner);
  if (run.state.security[player].length === 0 || checksOf(run, pierce) < 1) {
    run.trace?.say({
      verb: 'no pending check',
      rule: '13-1-2',
      card: named(pierce),
      effect: '<Piercing>',
    });
    return;
  }
  run.trace?.say({
    verb: 'check due',
    rule: '16-7-4',
    card: named(pierce),
    also: again ? ['16-7-5'] : [],
  });
  securityCheck(run, pierce);
  run.kernel.settle(run);
  run.kernel.drain(run);
}
