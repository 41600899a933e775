/** `<Alliance>`: the DP of the Digimon that were suspended for it (16-24). */
import { named } from '../../state/trace.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';
import { dpOf, touch } from '../../is/view/view.ts';

/**
 * 16-24-4: the DP upon the suspension is that of the suspended Digimon, not what is printed.
 */
export function dpUponSuspension(run: Run, units: readonly Unit[]): number {
  const dp = (unit: Unit): number =>
    (inForce(run, '16-24-4') ? dpOf(run, unit) : unit.base.dp) ?? 0;
  return units.reduce((sum, unit) => sum + dp(unit), 0);
}

/** Digimon whose DP was added: it stays for the attack. */
export function joinAllies({ state: { attack } }: Run, units: readonly Unit[]): void {
  if (attack !== null) attack.allies = [...attack.allies, ...units];
}

/** 16-24-5: what was added stays though the Digimon that was suspended for it leaves. */
export function keepAlliance(run: Run, left: readonly Unit[]): void {
  const { attack } = run.state;
  if (attack === null || attack.attacker.gone || !attack.allies.some((ally) => left.includes(ally)))
    return;
  if (inForce(run, '16-24-5')) {
    run.trace?.say({
      verb: 'clause',
      clause: 'Alliance',
      rule: '16-24-5',
      card: named(attack.attacker),
    });
    return;
  }
  attack.attacker.applied = attack.attacker.applied.filter(({ until }) => until.kind !== 'attack');
  touch(run);
}
