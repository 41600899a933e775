import type { Ability } from '../../card/ability/ability.ts';
import type { GameEvent, Pending } from '../state/state.ts';

/**
 * Equal effects of the same card that the same thing set off are one option; all others are told
 * apart by their names. Where one of them may take cards from a stack, it matters which copy has
 * had its turn by then.
 */
export function distinct(pendings: readonly Pending[]): readonly Pending[] {
  if (pendings.length === 1) return pendings;
  const isAnyCopy = !pendings.some(({ ability }) => changesStacks(ability));
  return pendings.filter(
    (pending, i) =>
      pendings.findIndex(
        (other) =>
          other.ability === pending.ability &&
          other.unit === pending.unit &&
          other.card === pending.card &&
          (isAnyCopy || other.origin === pending.origin) &&
          isAlike(other.event, pending.event),
      ) === i,
  );
}

const stackChangers = new WeakMap<Ability, boolean>();

/** Whether what an effect does may take cards from under or beside a Digimon, or from its top. */
function changesStacks(ability: Ability): boolean {
  const known = stackChangers.get(ability);
  if (known !== undefined) return known;
  const found = ability.sentences.some(
    ({ cost, processes }) => speaksOfStack(cost) || speaksOfStack(processes),
  );
  stackChangers.set(ability, found);
  return found;
}

const OF_STACKS: readonly unknown[] = [
  ...['trash under', 'stacked card', 'end card', 'under'],
  ...['De-Digivolve', 'Digi-Burst', 'Armor Purge'],
];

/** Looks for such parts by their kinds, and for keywords by their names. */
function speaksOfStack(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('kind' in part && OF_STACKS.includes(part.kind)) return true;
  if ('name' in part && OF_STACKS.includes(part.name)) return true;
  return Object.values(part).some(speaksOfStack);
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
