/** [Once Per Turn], [Twice Per Turn]: how often an effect may still be used this turn (15-14-1). */
import type { Held } from '../state/modifier.ts';
import type { Pending, Unit } from '../state/state.ts';

/** [Once Per Turn]: what is used up does not even trigger (15-14-1-2). */
export function isSpent(unit: Unit, held: Held): boolean {
  if (held.ability.perTurn === 0) return false;
  const use = unit.uses.find(
    (used) => used.ability === held.ability && used.origin === held.origin,
  );
  return use !== undefined && use.times >= held.ability.perTurn;
}

/** An effect has been used: one more of the times that it may be this turn (15-14-1). */
export function countUse(pending: Pending): void {
  const { ability, unit } = pending;
  if (ability.perTurn === 0 || unit === null) return;
  const known = unit.uses.find(
    (used) => used.ability === ability && used.origin === pending.origin,
  );
  unit.uses = [
    ...unit.uses.filter((used) => used !== known),
    { ability, origin: pending.origin, times: Math.min((known?.times ?? 0) + 1, ability.perTurn) },
  ];
}
