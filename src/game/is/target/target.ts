import { named } from '../../state/trace.ts';
import type { Filter, Target } from '../../../effect/tree/tree.ts';
import { notRefused } from '../../../card/can-run/not-refused.ts';
import { isOne } from '../../../effect/tree/any.ts';
import {
  cardDone,
  meaningOf,
  spokenOfAsSeveral,
  mustSayWhich,
  speakOf,
  valuesAtTrigger,
  wasChosen,
  type Context,
} from '../context/context.ts';
import { stillThere } from '../context/still-there.ts';
import { assign } from '../../../base/assign.ts';
import { countedNumber } from '../condition/count.ts';
import { isSuch, matching } from '../condition/filter.ts';
import { likeThis } from '../condition/than-this.ts';
import { isAsThere, namesThere, notAsThese } from './other-cards-names.ts';
import { raisedBy } from './raised-maximum.ts';
import { isChosen } from './is-chosen.ts';
import { sayWhich } from './say-which.ts';
import { isOfThem } from './others.ts';
import { choosesAtLeastOne } from '../../run/policy.ts';
import { choose } from '../../run/choose.ts';
import { chooseUnit } from '../../run/option.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';
import type { Values, View } from '../../state/modifier.ts';
import { byOf } from '../view/reach.ts';
import { saidBy } from '../../../effect/tree/closed/same.ts';
import { standpointOf } from '../view/standpoint-of.ts';
import { valuesNow, valuesOfCard } from '../view/values.ts';
import { isAffected, viewOf } from '../view/view.ts';

/** Digimon that a phrase may mean now, before anything is chosen. */
export function candidates(run: Run, context: Context, target: Target): readonly Unit[] {
  switch (target.kind) {
    case 'this':
      return stillThere(context, thisOf(context));
    case 'this with':
      return stillThere(context, thisOf(context)).filter((unit) =>
        isSuch(run, unit, target, (one) => viewOf(run, one)),
      );
    case 'same':
      return stillThere(context, meaningOf(run, context, target.said));
    case 'choose':
    case 'all':
    case 'any': {
      const filters = fixed(run, context, target.filters);
      const found = matching(run, { ...target, filters }, context.player, context.unit, (unit) =>
        viewOf(run, unit),
      );
      // "all of their other Digimon": other than whom the effect has chosen of them.
      if (target.kind !== 'any' && target.other && target.side === "your opponent's")
        return found.filter((unit) => !context.same.includes(unit));
      // A Tamer's "When one of your Digimon attacks, ... 1 of your other Digimon": than that one.
      if (target.other && target.side === 'your' && !isOfThem(run, context, target))
        return found.filter((unit) => !context.named.includes(unit));
      // 16-10-5: also the Digimon that will be a digivolution card; without that clause not that
      // one.
      const beneath = context.pending.ability.clauses?.beneath;
      return beneath !== undefined && !inForce(run, beneath)
        ? found.filter((unit) => context.event?.units.includes(unit) !== true)
        : found;
    }
    case 'worth':
      return candidates(run, context, { ...target, kind: 'all', other: false });
    case 'of those':
      return stillThere(context, spokenOfAsSeveral(context));
    case 'both':
    case 'either':
      return target.targets
        .flatMap((one) => candidates(run, context, one))
        .filter((unit, i, all) => all.indexOf(unit) === i);
    default:
      return notRefused('target', target.kind);
  }
}

const thisOf = ({ unit }: Context): readonly Unit[] => (unit === null ? [] : [unit]);

/** Filters that compare with something ("less DP than that Digimon") as they are now (15-8-3-7). */
export function fixed(run: Run, context: Context, filters: readonly Filter[]): readonly Filter[] {
  const now = filters.map((filter) => asItIsNow(run, context, filter));
  return now.some((one, i) => one !== filters[i]) ? now : filters;
}

function asItIsNow(run: Run, context: Context, filter: Filter): Filter {
  switch (filter.kind) {
    case 'DP':
    case 'level':
    case 'play cost': {
      const { raises, deletesByDp } = context.pending.ability;
      if (raises === undefined && deletesByDp !== true) return filter;
      const more = raisedBy(run, context, filter);
      return more === 0 ? filter : { ...filter, n: filter.n + more };
    }
    case 'not': {
      const [inner] = filter.filters;
      if (inner?.kind === 'alike') return notAsThese(run, candidates(run, context, inner.than));
      return filter.filters.some(isAsThere)
        ? { kind: 'not named', words: namesThere(run, context.player) }
        : filter;
    }
    case 'alike':
      return likeThat(run, context, filter);
    case 'like':
      return asNumber(run, context, filter);
    default:
      return filter;
  }
}

/** "with DP less than or equal to that Digimon's DP": the number that this is now. */
function asNumber(run: Run, context: Context, filter: Extract<Filter, { kind: 'like' }>): Filter {
  const { of, compare, count, than } = filter;
  if (count !== undefined)
    return {
      kind: of,
      compare: 'or less',
      n: countedNumber(run, count, standpointOf(run, context)),
    };
  if (than === undefined) return filter;
  const values = compared(run, context, than).flatMap((one) => one[of] ?? []);
  // With nobody to compare with, no Digimon has more than infinitely much, and none less than 0.
  const least = Math.min(...values, Infinity);
  const most = Math.max(...values, -1);
  switch (compare) {
    case 'more':
      return { kind: of, compare: 'or more', n: least + 1 };
    case 'or more':
      return { kind: of, compare: 'or more', n: least };
    case 'same': {
      // Of several that are meant, as any of them: their player says which (15-11-1-1).
      const filters = values.map((n) => ({ kind: of, compare: 'exactly', n }) as const);
      return filters.length === 0
        ? { kind: of, compare: 'exactly', n: -1 }
        : { kind: 'or', filters };
    }
    case 'less':
      return { kind: of, compare: 'or less', n: most - 1 };
    default:
      return { kind: of, compare: 'or less', n: most };
  }
}

/** "the same name as this Digimon", "as it": also as one that has left, by its card. */
function likeThat(
  run: Run,
  context: Context,
  { of, than }: Extract<Filter, { kind: 'alike' }>,
): Filter {
  const look = (unit: Unit): View => viewOf(run, unit);
  if (than.kind !== 'same') return likeThis(run, of, context.unit, look);
  const units = meaningOf(run, context, than.said);
  return { kind: 'or', filters: units.map((unit) => likeThis(run, of, unit, look)) };
}

/** With whom it is compared: also with one that has left, as it was (15-8-3-9-4). */
export function compared(run: Run, context: Context, than: Target): readonly Values[] {
  if (than.kind !== 'same')
    return candidates(run, context, than).map((unit) => valuesNow(run, unit));
  if (saidBy(than.said).moved !== undefined) {
    const card = cardDone(context, than.said);
    return card === undefined ? [] : [valuesOfCard(run, card)];
  }
  return meaningOf(run, context, than.said).flatMap((unit) => {
    const before = valuesAtTrigger(context, unit, than.said);
    if (before !== null) return [before];
    // 3-4-7-8: nothing is read from one that has moved to the breeding area.
    return unit.gone || stillThere(context, [unit]).length > 0 ? [valuesNow(run, unit)] : [];
  });
}

/**
 * Lets the player choose (15-10): as many as possible up to n, or 1 to n for "up to" (1-3-6).
 * Nobody is chosen twice; the order of choosing means nothing, so that one set is offered once.
 */
export function chooseTargets(
  run: Run,
  context: Context,
  target: Target,
  open: (unit: Unit) => boolean = () => true,
): readonly Unit[] {
  if (target.kind === 'both') return chooseEach(run, context, target.targets);
  if (target.kind === 'any' && isOne(target))
    return chooseTargets(run, context, { ...target, kind: 'choose', n: 1, upTo: false }, open);
  const { payer } = context;
  const found = candidates(run, context, target).filter(
    (unit) => open(unit) && (payer === null || payer(target, unit)),
  );
  if (target.kind === 'same' && mustSayWhich(run, context, target.said))
    return sayWhich(run, context, (unit) => found.includes(unit));
  context.all = [];
  if (target.kind === 'worth') return chooseWorth(run, context, target, found);
  if (!isChosen(target)) {
    // Who was meant is meant still, also where it has left and nothing is done to it.
    const meant = target.kind === 'same' ? meaningOf(run, context, target.said) : found;
    speakOf(context, meant, target.kind === 'same' && wasChosen(context));
    return found;
  }
  // 15-15-5-3: also those that are not affected may be chosen.
  const units =
    run.without === null
      ? found
      : found.filter(
          (unit) => isAffected(run, unit, byOf(run, context)) || inForce(run, '15-15-5-3'),
        );
  const n = 'n' in target ? target.n : 1;
  const upTo = 'upTo' in target && target.upTo;
  const wanted = Math.min(n, units.length);
  const chosen: Unit[] = [];
  let from = 0;
  while (chosen.length < wanted) {
    const rest = wanted - chosen.length;
    const last = upTo ? units.length : units.length - rest + 1;
    const options: (Unit | null)[] = units.slice(from, last);
    if (options.length === 0) break;
    if (upTo && (chosen.length > 0 || !choosesAtLeastOne(run))) options.push(null);
    const rule = upTo ? '15-10-2-2' : '15-10-2-1';
    const unit = choose(run, context.chooser, 'target', rule, options, chooseUnit);
    if (unit === null) break;
    chosen.push(unit);
    from = units.indexOf(unit) + 1;
    run.trace?.say({ verb: 'chooses', rule, card: context.card, chosen: named(unit) });
  }
  return speakOf(context, chosen, true);
}

/**
 * "up to 10000 DP total worth of your opponent's Digimon": at least 1, and as many as stay within
 * it together (Q692, Q1784).
 */
function chooseWorth(
  run: Run,
  context: Context,
  worth: Extract<Target, { kind: 'worth' }>,
  found: readonly Unit[],
): readonly Unit[] {
  const { of, n } = worth;
  const chosen: Unit[] = [];
  let left = n + raisedBy(run, context, worth);
  let from = 0;
  for (;;) {
    const rest = found.slice(from).filter((unit) => (valuesNow(run, unit)[of] ?? Infinity) <= left);
    if (rest.length === 0) break;
    const options: (Unit | null)[] = [...rest];
    if (chosen.length > 0 || !choosesAtLeastOne(run)) options.push(null);
    const rule = '15-10-2-2';
    const unit = choose(run, context.player, 'target', rule, options, chooseUnit);
    if (unit === null) break;
    chosen.push(unit);
    left -= valuesNow(run, unit)[of] ?? 0;
    from = found.indexOf(unit) + 1;
    run.trace?.say({ verb: 'chooses', rule, card: context.card, chosen: named(unit) });
  }
  return speakOf(context, chosen, true);
}

/**
 * "1 A and 1 B": two, also where one is both. To pay, whoever alone can be the second is left for
 * that (15-7-3).
 */
function chooseEach(run: Run, context: Context, targets: readonly Target[]): readonly Unit[] {
  const chosen: Unit[] = [];
  targets.forEach((target, i) => {
    const rest = targets.slice(i + 1);
    const leaves = (unit: Unit): boolean =>
      context.payer === null || areThere(run, context, rest, context.payer, [...chosen, unit]);
    chosen.push(
      ...chooseTargets(run, context, target, (unit) => !chosen.includes(unit) && leaves(unit)),
    );
  });
  return speakOf(context, chosen, true);
}

/** Whether there is one for each of these phrases, nobody twice. */
export const areThere = (
  run: Run,
  context: Context,
  targets: readonly Target[],
  able: (target: Target, unit: Unit) => boolean,
  except: readonly Unit[] = [],
): boolean => {
  const options = targets.map((target) =>
    candidates(run, context, target).filter((unit) => able(target, unit)),
  );
  const free = run.state.units.filter((unit) => !except.includes(unit));
  return assign(options, free, (of, unit) => of.includes(unit)) !== null;
};
