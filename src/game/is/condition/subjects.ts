/** Whom a condition asks about, and whether what it asks is so for them. */
import type { Target } from '../../../effect/tree/tree.ts';
import { matchingThere } from './than-this.ts';
import { meaningOf } from '../context/context.ts';
import { stillThere } from '../context/still-there.ts';
import { selfOf, type Standpoint } from './standpoint.ts';
import { Undecided, type Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';
import { isAnyOfThem, type SameWord } from '../../../effect/tree/closed/same.ts';

/**
 * "all of your Digimon are": each of them; any other subject: one that is so is enough. Of several
 * that the effect itself speaks of ("If they have ..., delete them") all are so, or none.
 *
 * @throws Undecided where it is asked of all, and there is none.
 */
export function areSo(
  who: Target,
  units: readonly Unit[],
  { context }: Standpoint,
  isSo: (unit: Unit) => boolean,
): boolean {
  if (who.kind === 'all') {
    if (units.length === 0)
      throw new Undecided(
        'a condition asks something of all of several, and there is none of them; whether it holds then is not settled',
      );
    return units.every(isSo);
  }
  const isAny = units.some(isSo);
  const areNamed = units.every((unit) => context?.named.includes(unit) !== false);
  const isOfAny = who.kind !== 'same' || isAnyOfThem(who.said);
  if (isAny && !isOfAny && !areNamed && !units.every(isSo))
    throw new Undecided(
      'a condition asks something of several Digimon that is so for only some of them',
    );
  return isAny;
}

/** Whom a condition names. */
export function subjects(run: Run, who: Target, from: Standpoint): readonly Unit[] {
  switch (who.kind) {
    case 'this': {
      const self = selfOf(from);
      return self === null ? [] : [self];
    }
    case 'same':
      return spokenOf(run, who.said, from);
    case 'choose':
    case 'all':
    case 'any':
      return matchingThere(run, who, from);
    default:
      return [];
  }
}

/** Whom "it" means; of those that the event took away as they were (15-8-3-9-4). */
function spokenOf(run: Run, word: SameWord, { self, context }: Standpoint): readonly Unit[] {
  if (context === undefined) return self === null || self.gone ? [] : [self];
  const units = meaningOf(run, context, word);
  const there = stillThere(context, units);
  const kind = context.event?.kind;
  return there.length > 0 || (kind !== 'deleted' && kind !== 'left') ? there : units;
}

/** "it had ...": also of one that has left. */
export function past(run: Run, who: Target, from: Standpoint): readonly Unit[] {
  if (who.kind === 'same' && from.context !== undefined)
    return meaningOf(run, from.context, who.said);
  return from.self === null ? subjects(run, who, from) : [from.self];
}
