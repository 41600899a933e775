import type { GameEvent, Pending } from '../state/state.ts';

/**
 * Equal effects of the same card that the same thing set off are one option; all others are told
 * apart by their names.
 */
export function distinct(pendings: readonly Pending[]): readonly Pending[] {
  if (pendings.length === 1) return pendings;
  return pendings.filter(
    (pending, i) =>
      pendings.findIndex(
        (other) =>
          other.ability === pending.ability &&
          other.unit === pending.unit &&
          other.card === pending.card &&
          isAlike(other.event, pending.event),
      ) === i,
  );
}

/** Whether two events differ in nothing that an effect could ask for. */
function isAlike(a: GameEvent | null, b: GameEvent | null): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  return (
    a.kind === b.kind &&
    a.player === b.player &&
    a.card === b.card &&
    a.cause === b.cause &&
    a.units.length === b.units.length &&
    a.units.every((unit, i) => unit === b.units[i])
  );
}
