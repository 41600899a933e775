import { propose, reached } from '../../happens/propose.ts';
import type { Context } from '../../is/context/context.ts';
import { nothing } from '../move-cards.ts';
import { isThere } from '../pick.ts';
import { choose } from '../../run/choose.ts';
import { unitRef } from '../../run/option.ts';
import { type Run, defOf, inForce } from '../../run/run.ts';
import { type Unit, topCard } from '../../state/state.ts';
import { effectOf } from '../../is/view/reach.ts';

/** 16-20: this card goes under one of its player's Tamers, to the bottom. */
export function save(run: Run, context: Context): boolean {
  if (!inForce(run, '16-20-1')) return false;
  // It may have gone elsewhere by the same effect.
  if (!isThere(run, context)) return nothing(run, context);
  const tamers = tamersOf(run, context);
  if (tamers.length === 0) return false;
  const options: (Unit | null)[] = inForce(run, '16-20-3') ? [...tamers, null] : tamers;
  const tamer = choose(run, context.player, 'may', '16-20-3', options, (unit) =>
    unit === null
      ? { kind: 'decline', of: { kind: 'use keyword', name: 'Save' } }
      : { kind: 'place under', ...unitRef(unit) },
  );
  if (tamer === null) {
    run.trace?.say({ verb: 'declines', rule: '16-20-3', card: context.card, effect: '<Save>' });
    return false;
  }
  // 15-15-5-1: what goes beneath it changes it.
  if (!reached(run, tamer, effectOf(run, context.cause))) return false;
  if (context.unit !== null && !context.unit.gone) {
    const units = [context.unit];
    const leave = { kind: 'leave', units, to: 'nowhere', cause: context.cause } as const;
    if (propose(run, { ...leave, rule: '16-20-1' }).length === 0) return false;
  }
  propose(run, {
    kind: 'place under',
    unit: tamer,
    cards: [context.card],
    end: 'bottom',
    cause: context.cause,
    rule: '16-20-1',
  });
  return true;
}

const tamersOf = (run: Run, context: Context): Unit[] =>
  run.state.units.filter(
    (unit) =>
      unit !== context.unit &&
      unit.owner === context.player &&
      unit.area === 'battle' &&
      defOf(run, topCard(unit)).category === 'Tamer',
  );
