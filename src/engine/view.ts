import type { Action, KeywordUse, Prohibition } from '../effect/tree.ts';
import type { CardDef } from './printed.ts';
import { holds } from './condition.ts';
import { baseView, worksThere } from './base-view.ts';
import { hasKeyword, isDigimon, matching, type Look } from './filter.ts';
import { lossOfDpAddsUp } from './policy.ts';
import { defOf, inForce, type Run } from './run.ts';
import type { Held, KeywordInstance, Modifier, Player, Unit, View } from './state.ts';

/**
 * What a Digimon is now (15-8-2: persistent effects apply as long as their conditions hold). Computed on reading and kept
 * until something changes.
 */
export function viewOf(run: Run, unit: Unit): View {
  if (unit.viewVersion === run.version) return unit.view;
  if (run.setup.dynamic || run.state.overall.length > 0 || run.without !== null) computeAll(run);
  else {
    unit.view = unit.applied.length === 0 ? unit.base : build(run, unit, unit.base, stored);
    unit.viewVersion = run.version;
  }
  return unit.view;
}

export const dpOf = (run: Run, unit: Unit): number | null => viewOf(run, unit).dp;

/** Whether it is a Digimon now: by its card, or since an effect treats it as one. */
export const isDigimonNow = (run: Run, unit: Unit): boolean =>
  isDigimon(run, unit, (one) => viewOf(run, one));

export const has = (run: Run, unit: Unit, keyword: string): boolean =>
  hasKeyword(viewOf(run, unit), keyword);

/** How many instances of a keyword a Digimon has; they stay apart (16-4-3, 16-40-3). */
export const instancesOf = (run: Run, unit: Unit, keyword: string): number =>
  viewOf(run, unit).keywords.filter(({ use }) => use.name === keyword).length;

export const cannot = (run: Run, unit: Unit, what: Prohibition): boolean =>
  viewOf(run, unit).prohibitions.includes(what);

/** Whether effects of `player` change this Digimon (15-15-5). */
export const isAffected = (run: Run, unit: Unit, player: Player): boolean =>
  !immuneTo(viewOf(run, unit), unit, player);

function immuneTo(view: View, unit: Unit, player: Player): boolean {
  for (const to of view.immunities) {
    if (to === 'effects' || player !== unit.owner) return true;
  }
  return false;
}

/** Changes something that views depend on. */
export function touch(run: Run): void {
  run.version++;
}

const stored: Look = (unit) => unit.view;

interface Grant {
  readonly modifier: Modifier;
  readonly player: Player;
  readonly origin: number;
}

const makesDigimon = ({ modifier }: { readonly modifier: Modifier }): boolean =>
  modifier.kind === 'become Digimon';

/** Adds applied effects and grants to the printed part. Sums of DP come last and end at 0 (1-3-8, 1-3-7). */
function build(run: Run, unit: Unit, printed: View, look: Look, grants?: readonly Grant[]): View {
  const treatedAsDigimon = unit.applied.some(makesDigimon) || grants?.some(makesDigimon) === true;
  const base = treatedAsDigimon ? baseView(unit, run.setup.cards, true) : printed;
  let change = 0;
  let original = base.dp;
  const keywords = base.keywords.slice();
  const abilities = base.abilities.slice();
  const prohibitions: Prohibition[] = [];
  const immunities: string[] = [];
  const before = look(unit);
  const add = (modifier: Modifier, player: Player, origin: number): void => {
    // 15-15-5-1: what an unaffected Digimon was given sleeps until it is affected again.
    if (immuneTo(before, unit, player) && inForce(run, '15-15-5-1')) return;
    switch (modifier.kind) {
      case 'DP':
        change += modifier.change;
        if (!lossOfDpAddsUp(run)) change = Math.max(change, -(original ?? 0));
        break;
      case 'set DP':
        // 15-12-2-1: information that is not there cannot be changed.
        if (original !== null) original = modifier.n;
        break;
      case 'become Digimon':
        original = modifier.n;
        break;
      case 'gain':
        addKeyword(run, modifier.use, origin, keywords, abilities);
        break;
      case 'prohibit':
        prohibitions.push(modifier.what);
        break;
      case 'immune':
        immunities.push(modifier.to);
        break;
      case 'ability':
        abilities.push({ ability: modifier.ability, origin });
        break;
    }
  };
  for (const applied of unit.applied) add(applied.modifier, applied.player, -applied.id);
  for (const grant of grants ?? []) add(grant.modifier, grant.player, grant.origin);
  const off = run.without;
  const dp = original === null ? null : Math.max(0, original + change);
  if (off === null) return { dp, keywords, abilities, prohibitions, immunities, treatedAsDigimon };
  return {
    dp,
    keywords: keywords.filter((held) => !isOff(run, off, held.use.name)),
    abilities: abilities.filter((held) => !held.ability.restsOn.some((rule) => off.has(rule))),
    prohibitions,
    immunities,
    treatedAsDigimon,
  };
}

const isOff = (run: Run, off: ReadonlySet<string>, name: string): boolean =>
  (run.setup.switches[name] ?? []).some((rule) => off.has(rule));

function addKeyword(
  run: Run,
  use: KeywordUse,
  origin: number,
  keywords: KeywordInstance[],
  abilities: Held[],
): void {
  keywords.push({ use, origin });
  const ability = run.setup.gains[use.printed] ?? null;
  if (ability !== null) abilities.push({ ability, origin });
}

/**
 * Views of all Digimon together: persistent effects may depend on what others have. Repeated until nothing changes; a
 * set that never settles stops after as many rounds as there are Digimon and one more.
 */
function computeAll(run: Run): void {
  const units = run.state.units;
  for (const unit of units) {
    unit.view = build(run, unit, unit.base, (u) => u.base);
    unit.viewVersion = run.version;
  }
  let before = '';
  for (let round = 0; round <= units.length; round++) {
    const grants = units.map(() => [] as Grant[]);
    for (const source of units) collect(run, source, grants);
    for (const overall of run.state.overall) {
      const grant = { modifier: overall.modifier, player: overall.player, origin: -overall.id };
      if (overall.target.kind !== 'all') continue;
      for (const unit of matching(run, overall.target, overall.player, null, stored)) {
        grants[units.indexOf(unit)]?.push(grant);
      }
    }
    const next = units.map((unit, i) => build(run, unit, unit.base, stored, grants[i] ?? []));
    const now = next.map(signature).join('|');
    units.forEach((unit, i) => {
      unit.view = next[i] ?? unit.view;
    });
    if (now === before) break;
    before = now;
  }
}

const signature = (view: View): string =>
  `${view.dp};${view.treatedAsDigimon};${view.keywords.map((held) => held.origin)};${view.abilities.map((held) => held.origin)};${view.prohibitions};${view.immunities}`;

/** Origins from here on down are given by persistent effects. */
const GRANTED = 1_000_000;

/** Whether something is given by a persistent effect, for as long as that applies. */
export const isGranted = (origin: number): boolean => origin <= -GRANTED;

/** What the persistent effects of one Digimon give, and to whom. */
function collect(run: Run, source: Unit, grants: readonly Grant[][]): void {
  const units = run.state.units;
  for (const { ability, origin } of source.view.abilities) {
    if (ability.category !== 'persistent' || !worksThere(ability, source)) continue;
    if (ability.turn !== 'any' && (run.state.turn === source.owner) !== (ability.turn === 'own'))
      continue;
    ability.sentences.forEach((sentence, s) => {
      if (
        !sentence.conditions.every((condition) =>
          holds(run, condition, { player: source.owner, self: source, look: stored }),
        )
      )
        return;
      sentence.processes.forEach((process, p) => {
        const action = process.action;
        if (!('target' in action) || action.target === undefined) return;
        const modifiers = modifiersOf(action);
        const target = action.target;
        const receivers =
          target.kind === 'this' || target.kind === 'same'
            ? [source]
            : target.kind === 'all' || target.kind === 'any' || target.kind === 'choose'
              ? matching(run, target, source.owner, source, stored)
              : [];
        modifiers.forEach((modifier, m) => {
          const grant = {
            modifier,
            player: source.owner,
            origin: -(GRANTED + ((origin * 8 + s) * 8 + p) * 8 + m),
          };
          for (const unit of receivers) grants[units.indexOf(unit)]?.push(grant);
        });
      });
    });
  }
}

const modifiers = new WeakMap<Action, readonly Modifier[]>();

/**
 * What an action puts on a Digimon, if it is of that kind. Shared by persistent effects and by processing. The same action gives
 * the same objects.
 */
export function modifiersOf(action: Action): readonly Modifier[] {
  const known = modifiers.get(action);
  if (known !== undefined) return known;
  const made = makeModifiers(action);
  modifiers.set(action, made);
  return made;
}

function makeModifiers(action: Action): readonly Modifier[] {
  switch (action.kind) {
    case 'DP':
      return [{ kind: 'DP', change: action.change }];
    case 'set DP':
      return [{ kind: 'set DP', n: action.n }];
    case 'become Digimon':
      return [{ kind: 'become Digimon', n: action.n }];
    case 'gain':
      return action.uses.map((use) => ({ kind: 'gain', use }));
    case 'prohibit':
      return [{ kind: 'prohibit', what: action.what }];
    case 'immune':
      return [{ kind: 'immune', to: action.to }];
    default:
      return [];
  }
}

/** The card on top. */
export const topOf = (run: Run, unit: Unit): CardDef => defOf(run, unit.cards[0] ?? -1);
