/** [Once Per Turn], [Twice Per Turn]: how often an effect may still be used this turn (15-14-1). */
import type { Held } from '../state/modifier.ts';
import { spentNow } from '../state/spent.ts';
import type { Pending, State, Unit } from '../state/state.ts';

/** [Once Per Turn]: what is used up does not even trigger (15-14-1-2). */
export function isSpent(unit: Unit, held: Held): boolean {
  if (held.ability.perTurn === 0) return false;
  const use = unit.uses.find(
    (used) => used.ability === held.ability && used.origin === held.origin,
  );
  return use !== undefined && use.times >= held.ability.perTurn;
}

/** Whether a [Security] effect is used up: counted for each copy of a card (15-14-1-3). */
export const isSpentThere = (state: State, { ability, origin }: Held): boolean =>
  ability.perTurn > 0 &&
  spentNow(state).filter((one) => one.origin === origin).length >= ability.perTurn;

/** An effect has been used: one more of the times that it may be this turn (15-14-1). */
export function countUse(state: State, pending: Pending): void {
  const { ability, origin, unit, card, generation } = pending;
  if (ability.perTurn === 0) return;
  if (unit === null) {
    if (generation >= 0) state.spent = [...state.spent, { card, origin, generation }];
    return;
  }
  const known = unit.uses.find(
    (used) => used.ability === ability && used.origin === pending.origin,
  );
  unit.uses = [
    ...unit.uses.filter((used) => used !== known),
    { ability, origin: pending.origin, times: Math.min((known?.times ?? 0) + 1, ability.perTurn) },
  ];
}
