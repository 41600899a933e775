import { named } from '../state/trace.ts';
import { reached } from '../happens/propose.ts';
import { meanOnly, meantAtFirst, mustSayWhich, type Context } from '../is/context/context.ts';
import { candidates } from '../is/target/target.ts';
import { decoySavesOne, theySavesAll } from '../run/policy.ts';
import { choose } from '../run/choose.ts';
import { chooseUnit } from '../run/option.ts';
import type { Run } from '../run/run.ts';
import type { Unit } from '../state/state.ts';
import type { ActionOf, Processing } from './processing.ts';
import { effectOf } from '../is/view/reach.ts';

/**
 * "it isn't deleted": takes what the trigger condition means out of what is about to happen
 * (15-8-5). "it" and "they" are all of them, "1 of those" is one that is chosen, and who was spoken
 * of in the same effect before is that one (15-1-2).
 */
export const prevent: Processing<'prevent'> = (run, context, action) => {
  const { pending, event } = context;
  if (event?.prevented === undefined) return false;
  const { prevented } = event;
  const meant = savedBy(run, context, action).filter(
    (one) => !one.gone && event.units.includes(one),
  );
  // What is saved already may be saved once more; whoever can be saved goes first.
  const exposed = meant.filter((one) => !prevented.includes(one));
  const options = exposed.length > 0 ? exposed : meant.slice(0, 1);
  if (options.length === 0) return false;
  const saved = savesAll(run, context, action)
    ? options
    : [choose(run, pending.player, 'target', pending.ability.processRule, options, chooseUnit)];
  if (saved[0] !== undefined && saved.length === 1) meanOnly(context, saved[0]);
  let kept = 0;
  for (const one of saved) {
    // 15-15-5-1: what keeps it would be an effect.
    if (!reached(run, one, effectOf(run, context.cause))) continue;
    kept++;
    prevented.push(one);
    run.trace?.say({
      verb: 'prevented',
      what: event.kind === 'would be deleted' ? 'deletion' : 'leaving',
      rule: pending.ability.processRule,
      card: named(event.was?.get(one) ?? one),
      effect: pending.ability.name,
    });
  }
  return kept > 0;
};

/** Whom its words mean, as far as the trigger condition or the effect before has named them. */
function savedBy(run: Run, context: Context, { of, saved }: ActionOf<'prevent'>): readonly Unit[] {
  if (saved === 'this' || of?.kind === 'this') return context.unit === null ? [] : [context.unit];
  if (of === undefined || of.kind === 'of those') return spokenOf(context);
  return candidates(run, context, of);
}

/**
 * "1 of those Digimon may digivolve. Then, it isn't deleted": the one that was chosen of them. One
 * that something was placed under to pay was chosen for that alone (Q4268).
 */
function spokenOf(context: Context): readonly Unit[] {
  const { named, same, movedCards } = context;
  const all = meantAtFirst(context.pending);
  if (named.length < all.length && movedCards.has('place')) return all;
  return same.length > 0 && same.every((unit) => named.includes(unit)) ? same : named;
}

/** "they", "it", "all of your Digimon": nobody is chosen (15-11-2, Q3750). */
function savesAll(run: Run, context: Context, { of, saved }: ActionOf<'prevent'>): boolean {
  // "1 of them may digivolve. Then, it isn't deleted": of one, also where nobody digivolved.
  if (of === undefined) return theySavesAll(run) && (saved === 'they' || context.same.length > 0);
  if (of.kind === 'of those') return !decoySavesOne(run);
  if (of.kind !== 'same') return of.kind === 'all';
  return theySavesAll(run) || !mustSayWhich(run, context, of.said);
}
