import type { Condition, EachPhrase, Target } from '../../../effect/tree/tree.ts';
import { isSucceeded, worksThere } from './base-view.ts';
import { bare, build, givenBy, GRANTED, type Grant } from './build-view.ts';
import { holds } from '../condition/condition.ts';
import { timesOf } from '../condition/count.ts';
import { fits, isButBest, isInItsTurn, isSuch, matching, type Look } from '../condition/filter.ts';
import { thanThis } from '../condition/than-this.ts';
import { isAsleep } from '../context/until.ts';
import { EVERYTHING, VIEWS } from '../../../card/ability/depends-on.ts';
import type { Run, Setup } from '../../run/run.ts';
import type { Ability } from '../../../card/ability/ability.ts';
import { kindsOf } from '../condition/source.ts';
import { inSecurity } from './face-up.ts';
import { topCard, type Unit } from '../../state/state.ts';
import { type Held, type Modifier, type View } from '../../state/modifier.ts';
import type { Player } from '../../../base/player.ts';

const stored: Look = (unit) => unit.view;

/** And those from here on down by effects that were given themselves. */
const GIVEN_AGAIN = 1_000_000_000;

/** Whether something is given by a persistent effect, for as long as that applies. */
export const isGranted = (origin: number): boolean => origin <= -GRANTED;

/**
 * Views of all Digimon together: persistent effects may depend on what others have. Repeated until
 * nothing changes; a set that never settles stops after as many rounds as there are Digimon and one
 * more.
 */
export function computeAll(run: Run): void {
  const { units } = run.state;
  const { setup } = run;
  const isStart = run.viewVersion === 0 && run.without === null;
  const known = isStart ? starts.get(setup) : undefined;
  units.forEach((unit, i) => {
    const isBare = unit.applied.length === 0;
    unit.view = known?.[i] ?? (isBare ? bare(run, unit) : build(run, unit, unit.base));
    unit.viewVersion = run.viewVersion;
  });
  if (known !== undefined) return;
  // Where no card says something that applies all the time, nothing is given.
  if (!setup.dynamic && run.state.overall.length === 0) return;
  let before: Grants | null = null;
  const readers: ViewReader[] = [];
  for (let round = 0; round <= units.length; round++) {
    const shifts = before?.some((list) => list.some((grant) => changesEffects(run, grant)));
    if (before !== null && shifts === false && !readersDiffer(run, before, readers)) break;
    readers.length = 0;
    const grants = collectAll(run, readers);
    if (before?.every((list, i) => sameGrants(list, grants[i] ?? NONE)) === true) break;
    const next = units.map((unit, i) => {
      const list = grants[i] ?? NONE;
      const isBare = list.length === 0 && unit.applied.length === 0;
      return isBare ? bare(run, unit) : build(run, unit, unit.base, list);
    });
    units.forEach((unit, i) => {
      unit.view = next[i] ?? unit.view;
    });
    before = grants;
  }
  if (isStart)
    starts.set(
      setup,
      units.map(({ view }) => view),
    );
}

/** Views at the start of a scenario, which are the same in all its runs. */
const starts = new WeakMap<Setup, readonly View[]>();

/** What is given to each Digimon, in board order. */
type Grants = (readonly Grant[])[];
const NONE: readonly Grant[] = [];

function add(grants: Grants, i: number, grant: Grant): void {
  const list = grants[i] ?? NONE;
  if (list.includes(grant)) return;
  grants[i] = list.length === 0 ? [grant] : [...list, grant];
}

/**
 * What persistent effects give to each Digimon; those that look at views are noted in `readers`.
 */
function collectAll(run: Run, readers: ViewReader[]): Grants {
  const { units, overall } = run.state;
  const grants: Grants = units.map(() => NONE);
  for (const source of units) collect(run, source, source.view.abilities, grants, readers);
  for (const { source, ...held } of inSecurity(run)) collect(run, source, [held], grants, readers);
  for (const one of overall) {
    const { target, self, modifier, player, id, until } = one;
    if (isAsleep(until, run.state)) continue;
    const grant = { modifier, times: 1, by: one, origin: -id, readsViews: true };
    giveAll(run, target, player, unitOf(run, self), grant, grants);
  }
  return grants;
}

const unitOf = (run: Run, id: number | undefined): Unit | null =>
  run.state.units.find((unit) => unit.id === id) ?? null;

/**
 * Whether something that is given can change which effects apply: another effect, or that effects
 * do not reach a Digimon.
 */
function changesEffects(run: Run, { modifier }: Grant): boolean {
  if (modifier.kind === 'gain')
    return run.setup.gains[modifier.use.printed]?.category === 'persistent';
  return (
    modifier.kind === 'immune' || modifier.kind === 'ability' || modifier.kind === 'become Digimon'
  );
}

/** Whether effects that look at views would give something else now. */
function readersDiffer(run: Run, before: Grants, readers: readonly ViewReader[]): boolean {
  if (run.state.overall.length > 0) return true;
  if (readers.length === 0) return false;
  const now: Grants = Array.from(before, () => NONE);
  for (const { source, gift, origin } of readers) offer(run, source, gift, origin, now);
  for (let i = 0; i < now.length; i++) {
    let n = 0;
    for (const grant of before[i] ?? NONE)
      if (grant.readsViews && !sameGrant(grant, now[i]?.[n++])) return true;
    if (n !== now[i]?.length) return true;
  }
  return false;
}

const sameGrants = (a: readonly Grant[], b: readonly Grant[]): boolean =>
  a.length === b.length && a.every((grant, i) => sameGrant(grant, b[i]));

const sameGrant = (a: Grant, b: Grant | undefined): boolean =>
  a.origin === b?.origin && a.times === b.times;

/** A part of a persistent effect that looks at views. */
interface ViewReader {
  readonly source: Unit;
  readonly gift: Gift;
  readonly origin: number;
}

/** What the persistent effects of one Digimon or card give, and to whom. */
function collect(
  run: Run,
  source: Unit,
  abilities: readonly Held[],
  grants: Grants,
  readers: ViewReader[],
): void {
  for (const { ability, origin } of abilities) {
    if (ability.category !== 'persistent' || !worksThere(ability, source)) continue;
    if (!isInItsTurn(run, ability, source.owner)) continue;
    for (const gift of giftsOf(ability)) {
      if (gift.readsViews) readers.push({ source, gift, origin });
      offer(run, source, gift, origin, grants);
    }
  }
}

/** Gives what a part of a persistent effect gives, if its conditions hold. */
function offer(run: Run, source: Unit, gift: Gift, origin: number, grants: Grants): void {
  const { target, modifiers, readsViews } = gift;
  const times = timesGiven(run, source, gift);
  if (times === 0) return;
  const by = { player: source.owner, of: kindsOf(run, source, topCard(source), stored) };
  for (const { modifier, place } of modifiers) {
    const isOwn = modifier.kind === 'immune' && isSucceeded(source, origin);
    const successor = isOwn ? { successor: source } : {};
    const grant = {
      modifier,
      times,
      by,
      origin: originOf(origin, place),
      readsViews,
      ...successor,
    };
    give(run, source, target, grant, grants);
  }
}

/** How often a part of a persistent effect gives something: not at all, if a condition fails. */
export function timesGiven(run: Run, source: Unit, { conditions, each }: Gift): number {
  const from = { player: source.owner, self: source, look: stored };
  if (!conditions.every((condition) => holds(run, condition, from))) return 0;
  return each.reduce((product, one) => product * timesOf(run, one, from), 1);
}

/** A part of a persistent effect, with whose it is. */
export interface GiftFrom {
  readonly source: Unit;
  readonly gift: Gift;
}

/** The parts of all persistent effects that apply this turn, on the field and in [Security]. */
export const giftsIn = (run: Run): readonly GiftFrom[] => [
  ...run.state.units.flatMap((source) =>
    source.view.abilities.flatMap(({ ability }) => givesNow(run, source, ability)),
  ),
  ...inSecurity(run).flatMap(({ source, ability }) => givesNow(run, source, ability)),
];

const givesNow = (run: Run, source: Unit, ability: Ability): readonly GiftFrom[] =>
  ability.category === 'persistent' &&
  worksThere(ability, source) &&
  isInItsTurn(run, ability, source.owner)
    ? giftsOf(ability).map((gift) => ({ source, gift }))
    : [];

/**
 * Where something given comes from; what was given itself has origins below 0 and gives from a
 * range of its own.
 */
const originOf = (origin: number, place: number): number =>
  -(origin < 0 ? GIVEN_AGAIN - origin * 512 : GRANTED + origin * 512) - place;

/** Gives something to all whom a persistent effect speaks of. */
function give(run: Run, source: Unit, target: Target, grant: Grant, grants: Grants): void {
  const { units } = run.state;
  if (target.kind === 'this' || target.kind === 'same') add(grants, units.indexOf(source), grant);
  else if (target.kind === 'this with') {
    if (isSuch(run, source, target, stored)) add(grants, units.indexOf(source), grant);
  } else if (target.kind === 'all' || target.kind === 'any' || target.kind === 'choose')
    giveAll(run, target, source.owner, source, grant, grants);
  else if (target.kind === 'both')
    for (const one of target.targets) give(run, source, one, grant, grants);
}

function giveAll(
  run: Run,
  target: Extract<Target, { kind: 'choose' | 'all' | 'any' }>,
  player: Player,
  self: Unit | null,
  grant: Grant,
  grants: Grants,
): void {
  const { units } = run.state;
  const filters = thanThis(run, target.filters, { player, self, look: stored });
  if (filters !== target.filters)
    return giveAll(run, { ...target, filters }, player, self, grant, grants);
  const few =
    filters.length > 0 && filters.some((one) => one.kind === 'extreme' || isButBest(one))
      ? matching(run, target, player, self, stored)
      : null;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (unit === undefined) continue;
    if (few?.includes(unit) ?? fits(run, unit, target, player, self, stored)) add(grants, i, grant);
  }
}

/**
 * What a persistent effect gives under which conditions; `place` tells the parts of one effect
 * apart.
 */
export interface Gift {
  readonly conditions: readonly Condition[];
  /** "for each ...": counted as long as it applies (4-27). */
  readonly each: readonly EachPhrase[];
  readonly target: Target;
  readonly readsViews: boolean;
  readonly modifiers: readonly { readonly modifier: Modifier; readonly place: number }[];
}

const gifts = new WeakMap<Ability, readonly Gift[]>();

function giftsOf(ability: Ability): readonly Gift[] {
  const known = gifts.get(ability);
  if (known !== undefined) return known;
  const readsViews = ((ability.reads ?? EVERYTHING) & VIEWS) !== 0;
  // "it", "they", "and gains ...": whom the effect has spoken of before; at the front its own
  // Digimon.
  let meant: Target | null = null;
  const made = ability.sentences.flatMap(({ conditions, each: all, processes }, s) =>
    processes.flatMap(({ action, each: own }, p) => {
      if (!('target' in action) || action.target === undefined) return [];
      if (action.target.kind !== 'same') meant = action.target;
      const target = meant ?? action.target;
      const modifiers = givenBy(ability, action).map((modifier, m) => ({
        modifier,
        place: (s * 8 + p) * 8 + m,
      }));
      const each = [all, own].filter((one) => one !== undefined);
      return modifiers.length === 0 ? [] : [{ conditions, each, target, readsViews, modifiers }];
    }),
  );
  gifts.set(ability, made);
  return made;
}
