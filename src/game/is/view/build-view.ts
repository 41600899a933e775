import type { Action, Prohibition } from '../../../effect/tree/tree.ts';
import { baseView, isSucceeded } from './base-view.ts';
import { sumOfDp, type DpChange } from './dp.ts';
import { inForce, type Run } from '../../run/run.ts';
import { isAsleep } from '../context/until.ts';
import type { Ability } from '../../../card/ability/ability.ts';
import type { By } from '../condition/source.ts';
import type { Unit } from '../../state/state.ts';
import type { EffectKind, Modifier, View } from '../../state/modifier.ts';

/** Origins from here on down are given by persistent effects. */
export const GRANTED = 1_000_000;

/** Something that is given to a Digimon for as long as a persistent effect applies. */
export interface Grant {
  readonly modifier: Modifier;
  /** How often: "for each ..." (4-27). */
  readonly times: number;
  readonly by: By;
  readonly origin: number;
  /** Whether it depends on views, so that it must be asked for again when these have changed. */
  readonly readsViews: boolean;
  /** Who has the effect that gives it by <Succession>. */
  readonly successor?: Unit;
}

/** The kind of effects of the opponent's that a text names: those of others reach (15-15-5). */
const KIND: { readonly [to: string]: EffectKind | undefined } = {
  "your opponent's Digimon's effects": 'Digimon',
  "your opponent's Tamer effects": 'Tamer',
  "your opponent's Option effects": 'Option',
};

/** The effects of its own player, where a text of the other player says "your opponent's". */
const OWN = 'own: ';

/** What does not affect a Digimon, as the player of the effect that says so means it. */
const immunityFrom = (to: string, { player }: By, unit: Unit): string =>
  to === 'effects' || player === unit.owner ? to : `${OWN}${to}`;

/** Whether such effects do not reach a Digimon (15-15-5). */
export function immuneTo(immunities: View['immunities'], unit: Unit, { player, of }: By): boolean {
  for (const to of immunities) {
    if (to === 'effects') return true;
    const said = to.startsWith(OWN) ? to.slice(OWN.length) : to;
    const kind = KIND[said];
    if ((player !== unit.owner) === (said === to) && (kind === undefined || of.includes(kind)))
      return true;
  }
  return false;
}

const makesDigimon = ({ modifier }: { readonly modifier: Modifier }): boolean =>
  modifier.kind === 'become Digimon' || modifier.kind === 'as if';

/**
 * Adds applied effects and grants to the printed part. Sums of DP come last and end at 0 (1-3-8,
 * 1-3-7).
 */
export function build(run: Run, unit: Unit, printed: View, grants: readonly Grant[] = []): View {
  const treatedAsDigimon = unit.applied.some(makesDigimon) || grants.some(makesDigimon);
  const base = treatedAsDigimon ? baseView(unit, run.setup.cards, true) : printed;
  const changes: DpChange[] = [];
  let original = base.dp;
  let setAt = 0;
  let asIf: View['asIf'];
  let onlyInto: View['onlyInto'];
  // Copied only where something is added: most of what is given is DP.
  let { keywords, abilities, prohibitions, permissions, immunities, unblocked, colours } = base;
  const applied = unit.applied.filter(({ until }) => !isAsleep(until, run.state));
  // First what makes it unaffected, which does not undo itself. An effect that doesn't reach it
  // gives no immunity either (15-15-5-4): what its own player's persistent effects say is first.
  const resist = (modifier: Modifier, by: By): void => {
    if (modifier.kind !== 'immune') return;
    if (immuneTo(immunities, unit, by) && inForce(run, '15-15-5-4')) return;
    immunities = [...immunities, immunityFrom(modifier.to, by, unit)];
  };
  for (const { modifier, by } of grants) if (by.player === unit.owner) resist(modifier, by);
  for (const one of applied) resist(one.modifier, one);
  for (const { modifier, by } of grants) if (by.player !== unit.owner) resist(modifier, by);
  if (immunities.includes('effects') && gainsNothing(unit, grants) && inForce(run, '15-15-5-4')) {
    keywords = keywords.filter(({ origin }) => !isSucceeded(unit, origin));
    abilities = abilities.filter(({ origin }) => !isSucceeded(unit, origin));
  }
  const add = (modifier: Modifier, by: By, origin: number): void => {
    // 15-15-5-1: what an unaffected Digimon was given sleeps until it is affected again.
    if (immuneTo(immunities, unit, by) && inForce(run, '15-15-5-1')) return;
    switch (modifier.kind) {
      case 'DP':
        changes.push({ by, change: modifier.change, original });
        break;
      case 'set DP': {
        // 15-12-2-1: information that is not there cannot be changed. 15-12-2-3: of several the
        // last one counts, and what persistent effects say in any case.
        const at = Math.min(-origin, GRANTED);
        if (original === null || at < setAt) break;
        original = modifier.n;
        setAt = at;
        break;
      }
      case 'become Digimon':
        original = modifier.n;
        break;
      case 'as if':
        asIf = modifier.as;
        break;
      case 'gain': {
        keywords = [...keywords, { use: modifier.use, origin }];
        const ability = run.setup.gains[modifier.use.printed] ?? null;
        if (ability !== null) abilities = [...abilities, { ability, origin }];
        break;
      }
      case 'prohibit':
        prohibitions = [...prohibitions, modifier.what];
        break;
      case 'allow':
        permissions = [...permissions, modifier.what];
        break;
      case 'immune':
        break;
      case 'not blocked':
        unblocked = [...unblocked, { by: modifier.by, player: by.player }];
        break;
      case 'only into':
        onlyInto = [...(onlyInto ?? []), modifier.into];
        break;
      case 'colours':
        colours = [...colours, ...modifier.colours];
        break;
      case 'ability':
        abilities = [...abilities, { ability: modifier.ability, origin }];
        break;
    }
  };
  for (const one of applied) add(one.modifier, one, -one.id);
  for (const { modifier, times, by, origin } of grants)
    for (let i = 0; i < times; i++) add(modifier, by, origin);
  const off = run.without;
  const dp =
    original === null ? null : Math.max(0, original + sumOfDp(run, unit, changes, prohibitions));
  const given = {
    dp,
    prohibitions,
    permissions,
    immunities,
    unblocked,
    colours,
    treatedAsDigimon,
    ...(asIf === undefined ? {} : { asIf }),
    ...(onlyInto === undefined ? {} : { onlyInto }),
  };
  if (off === null) return { ...given, keywords, abilities };
  return {
    ...given,
    keywords: keywords.filter((held) => !isOff(run, off, held.use.name)),
    abilities: abilities.filter((held) => !held.ability.restsOn.some((rule) => off.has(rule))),
  };
}

/** What is left of printed parts, by the rules that are switched off. */
const LEFT = new WeakMap<ReadonlySet<string>, WeakMap<View, View>>();

/** The view of one to which nothing is given: what is printed, but for rules that are off. */
export function bare(run: Run, unit: Unit): View {
  const { base } = unit;
  if (run.without === null) return base;
  const known = LEFT.get(run.without) ?? new WeakMap<View, View>();
  LEFT.set(run.without, known);
  const view = known.get(base) ?? build(run, unit, base);
  known.set(base, view);
  return view;
}

/**
 * What an unaffected Digimon gains by <Succession> it does not have (15-15-5-4), unless it is just
 * that by which it is unaffected.
 */
const gainsNothing = (unit: Unit, grants: readonly Grant[]): boolean =>
  unit.applied.some(({ modifier }) => isOfAllEffects(modifier)) ||
  grants.some(({ modifier, successor }) => isOfAllEffects(modifier) && successor !== unit);

const isOfAllEffects = (modifier: Modifier): boolean =>
  modifier.kind === 'immune' && modifier.to === 'effects';

const isOff = (run: Run, off: ReadonlySet<string>, name: string): boolean =>
  (run.setup.switches[name] ?? []).some((rule) => off.has(rule));

const modifiers = new WeakMap<Action, readonly Modifier[]>();

/**
 * What an action of an effect puts on a Digimon, if it is of that kind. Shared by persistent
 * effects and by processing. The same action gives the same objects.
 */
export function givenBy(ability: Ability, action: Action): readonly Modifier[] {
  const known = modifiers.get(action);
  if (known !== undefined) return known;
  const made = action.kind === 'quoted' ? quotedIn(ability, action) : makeModifiers(action);
  modifiers.set(action, made);
  return made;
}

/** The effect in quotation marks that an action gives (15-13-1). */
function quotedIn({ sentences, quoted }: Ability, action: Action): readonly Modifier[] {
  const place = sentences
    .flatMap(({ processes }) => processes.filter((process) => process.action.kind === 'quoted'))
    .findIndex((process) => process.action === action);
  const ability = quoted[place];
  if (ability === undefined) throw new Error('a quoted effect is not read');
  return [{ kind: 'ability', ability }];
}

const WHEN_DIGIVOLVING = 'activate [When Digivolving] effects';
const IN_ANY_PHASE = 'unsuspend in the unsuspend phase';
const IN_ITS_PHASE = 'unsuspend during their unsuspend phase';
const WHEN_ATTACKING = 'activate [When Attacking] effects';

/** Prohibitions that are several, and those that another one says in other words. */
const TOGETHER: { readonly [what in Prohibition]?: readonly Prohibition[] } = {
  'attack or suspend': ['attack', 'suspend'],
  'attack, block or unsuspend': ['attack', 'block', 'unsuspend'],
  'suspend or unsuspend': ['suspend', 'unsuspend'],
  'be returned to the hand or deck': ['be returned to the hand', 'be returned to the deck'],
  'be returned to hands or decks': ['be returned to the hand', 'be returned to the deck'],
  "be returned to hands or decks by your opponent's effects": [
    "be returned to the hand or deck by your opponent's effects",
  ],
  // One that can't be suspended can't suspend itself either (Q3185).
  'be suspended': ['suspend'],
  'be unsuspended': ['unsuspend'],
  'unsuspend during the unsuspend phase': [IN_ANY_PHASE],
  'unsuspend during its unsuspend phase': [IN_ITS_PHASE],
  'unsuspend in their unsuspend phase': [IN_ITS_PHASE],
  'unsuspend in its unsuspend phase': [IN_ITS_PHASE],
  'unsuspend or digivolve': ['unsuspend', 'digivolve'],
  'suspend or activate [When Digivolving] effects': ['suspend', WHEN_DIGIVOLVING],
  'activate [When Digivolving] effects or unsuspend': [WHEN_DIGIVOLVING, 'unsuspend'],
  'unsuspend or activate [When Digivolving] effects': ['unsuspend', WHEN_DIGIVOLVING],
  'activate [When Digivolving] or [When Attacking] effects': [WHEN_DIGIVOLVING, WHEN_ATTACKING],
  'activate [When Attacking] or [When Digivolving] effects': [WHEN_DIGIVOLVING, WHEN_ATTACKING],
  'activate [When Attacking] and [When Digivolving] effects': [WHEN_DIGIVOLVING, WHEN_ATTACKING],
};

/** What an action forbids; "their <De-Digivolve> effects" are the opponent's. */
const forbiddenBy = ({ what, byTheirs }: Extract<Action, { kind: 'prohibit' }>): Prohibition =>
  byTheirs === true ? "be affected by your opponent's <De-Digivolve> effects" : what;

function makeModifiers(action: Action): readonly Modifier[] {
  switch (action.kind) {
    case 'DP':
      return [{ kind: 'DP', change: action.change }];
    case 'set DP':
      return [{ kind: 'set DP', n: action.n }];
    case 'become Digimon':
      return [
        { kind: 'become Digimon', n: action.n },
        ...(action.stays === true ? [{ kind: 'prohibit', what: 'digivolve' } as const] : []),
      ];
    case 'gain':
      return action.uses.map((use) => ({ kind: 'gain', use }));
    case 'prohibit':
      return [forbiddenBy(action), ...(action.also ?? [])]
        .flatMap((one) => TOGETHER[one] ?? [one])
        .map((what) => ({ kind: 'prohibit', what }));
    case 'allow':
      return [{ kind: 'allow', what: action.what }];
    case 'immune':
      return [{ kind: 'immune', to: action.to }];
    case 'prohibit by':
      return action.by.kind === 'any' ? [{ kind: 'not blocked', by: action.by }] : [];
    case 'only':
      return action.into.kind === 'any' ? [{ kind: 'only into', into: action.into }] : [];
    case 'become colour':
      return [{ kind: 'colours', colours: action.colours.map((one) => one.toLowerCase()) }];
    default:
      return [];
  }
}
