/** How much larger a maximum is than it is printed: "6000 DP or less" (15-8-2, 4-27). */
import type { Ability } from '../../../card/ability/ability.ts';
import type { Reduction } from '../../../card/ability/raise.ts';
import { deletionMaxima, maximaIn, type Maximal } from '../../../card/ability/maximum.ts';
import type { Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';
import { worksThere } from '../view/base-view.ts';
import { holds } from '../condition/condition.ts';
import type { Context } from '../context/context.ts';
import { timesOf } from '../condition/count.ts';
import { isInItsTurn } from '../condition/filter.ts';
import { viewOf } from '../view/view.ts';

interface Numbers {
  readonly maxima: readonly Maximal[];
  readonly deletions: readonly Maximal[];
}
const known = new WeakMap<Ability, Numbers>();

/** The numbers in the text of an effect that can be larger. */
function numbersOf(ability: Ability): Numbers {
  const before = known.get(ability);
  if (before !== undefined) return before;
  const { sentences } = ability;
  const numbers = { maxima: maximaIn(sentences), deletions: deletionMaxima(sentences) };
  known.set(ability, numbers);
  return numbers;
}

/** What is added to the number of a filter, or of a total, of an effect that is carried out now. */
export function raisedBy(run: Run, context: Context, filter: Maximal): number {
  const { ability } = context.pending;
  const { maxima, deletions } = numbersOf(ability);
  let n = 0;
  for (const raise of ability.raises ?? [])
    if (maxima[raise.of] === filter) n += amountOf(run, context, raise);
  if (run.setup.dynamic && deletions.includes(filter))
    for (const unit of run.state.units) n += raisedFor(run, context, unit);
  return n;
}

/** How much less an effect pays for what it plays, uses or digivolves into (4-2-3). */
export const reducedBy = (run: Run, context: Context): number =>
  (context.pending.ability.reductions ?? []).reduce(
    (sum, one) => sum + amountOf(run, context, one),
    0,
  );

/** A number as often as it counts, or 0 where its conditions do not hold. */
function amountOf(run: Run, context: Context, { n, conditions, each }: Reduction): number {
  const { player, unit: self } = context;
  const from = { player, self, context, look: (unit: Unit) => viewOf(run, unit) };
  if (!conditions.every((condition) => holds(run, condition, from))) return 0;
  return n * (each === undefined ? 1 : timesOf(run, each, from));
}

/**
 * "Add 1000 to the maximum DP you can choose with DP-based deletion effects", "to this Digimon's
 * DP-based deletion effects' maximums": as long as the persistent effect applies.
 */
function raisedFor(run: Run, context: Context, unit: Unit): number {
  if (unit.owner !== context.player) return 0;
  const from = { player: unit.owner, self: unit, look: (one: Unit) => viewOf(run, one) };
  let n = 0;
  for (const { ability } of viewOf(run, unit).abilities) {
    if (ability.category !== 'persistent' || !worksThere(ability, unit)) continue;
    if (!isInItsTurn(run, ability, unit.owner)) continue;
    for (const { conditions, processes } of ability.sentences)
      for (const { action } of processes)
        if (
          action.kind === 'raise maximum' &&
          action.ofAll !== undefined &&
          (action.ofAll === 'yours' || context.unit === unit) &&
          conditions.every((condition) => holds(run, condition, from))
        )
          n += action.n;
  }
  return n;
}
