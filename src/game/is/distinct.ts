import { nameOf } from '../run/run.ts';
import { cardLabel, labelOf, type Run } from '../run/run.ts';
import type { GameEvent, Pending } from '../state/state.ts';

/** Equal effects of the same card that the same thing set off are one option; all others are told apart by their names. */
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

/**
 * The name of an effect; where another option has the same, its words behind it, then the card that it stands on, then what set it
 * off, and at last a number.
 */
export function distinctName(run: Run, pending: Pending, options: readonly Pending[]): string {
  let alike = options;
  let name = nameOf(run, pending);
  for (const part of [nameOf, wordsOf, sourceOf, eventOf]) {
    const own = part(run, pending);
    const left = alike.filter((other) => part(run, other) === own);
    if (part !== nameOf && left.length < alike.length) name += own;
    alike = left;
    if (alike.length === 1) return name;
  }
  return `${name} (${alike.indexOf(pending) + 1})`;
}

const wordsOf = (_run: Run, { ability }: Pending): string =>
  `: ${ability.text.replace(/^(?:\[[^\]]+\]\s*|\([^)]+\)\s*)+/, '')}`;

const sourceOf = (run: Run, { origin }: Pending): string =>
  origin < 0 ? ' (given)' : ` (on ${cardLabel(run, Math.floor(origin / 64))})`;

function eventOf(run: Run, { event }: Pending): string {
  if (event === null) return '';
  const by = event.card === undefined ? [] : [cardLabel(run, event.card)];
  const units = event.units.map((unit) => labelOf(run, unit));
  return ` (${event.kind}: ${[...new Set([...units, ...by])].join(', ')})`;
}
