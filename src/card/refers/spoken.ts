/** Whom an effect has spoken of so far, from its trigger condition on: what "it" could mean. */
import type { EventPhrase, Action, Target, Test } from '../../effect/tree/tree.ts';
import { areTamers, type Noun } from '../../effect/tree/closed/noun.ts';
import { isThat, saidBy } from '../../effect/tree/closed/same.ts';

/** What has been spoken of so far. */
export interface Spoken {
  /** Whom "it" can mean: of the trigger condition, of the effect, its own card, or nobody. */
  readonly units: 'named' | 'mentioned' | 'this' | 'nobody';
  /** The last thing that was spoken of is a card that is not on the field. */
  readonly card: boolean;
  /** Several were mentioned, or one: "they" or "it" alone can mean them. */
  readonly number?: 'one' | 'several';
  /** As what they were mentioned: "Tamer", "Digimon cards". */
  readonly noun?: Noun;
  /** Two of them could be meant, by "it" alone or by "that Digimon" as well. */
  readonly unclear: 'no' | 'it' | 'all';
}

export interface Effect {
  readonly phrases: readonly EventPhrase[];
  readonly named: Spoken['units'];
  /** Kinds of actions so far. */
  readonly done: Set<Action['kind']>;
  /** These actions. */
  readonly actions: Action[];
  /** Something in it is due later, where nobody knows any more which cards it has moved. */
  readonly waits: boolean;
}

const isThis = ({ kind }: Target): boolean => kind === 'this' || kind === 'this with';

/** Whom a trigger condition names; without a written one the effect speaks of its own card. */
export function namedBy(phrases: readonly EventPhrase[]): Spoken['units'] {
  const kinds = phrases.map((phrase): Spoken['units'] => {
    switch (phrase.kind) {
      case 'played':
        if (phrase.would) return 'nobody';
        break;
      case 'placed':
      case 'cards added':
      case 'trashed':
      case 'added':
      case 'used':
      case 'security removed':
        return 'nobody';
      default:
    }
    if (!('who' in phrase) || phrase.who === undefined) return 'nobody';
    return isThis(phrase.who) ? 'this' : 'named';
  });
  return kinds.find((kind) => kind !== 'this') ?? 'this';
}

/** A condition speaks of somebody, too: "it" behind it could be that one. */
export function afterTest(spoken: Spoken, test: Test): Spoken {
  switch (test.kind) {
    case 'and':
    case 'or':
      return test.tests.reduce(afterTest, spoken);
    case 'count':
      if (test.what === 'digivolution cards') return ofThis(spoken);
      return isOfAnother(spoken, test) ? { ...spoken, unclear: 'all' } : spoken;
    case 'placed':
      return spoken.units === 'this' && test.place.kind === 'area'
        ? { ...spoken, unclear: 'all' }
        : spoken;
    case 'state':
    case 'has':
      if (test.who.kind === 'same') {
        const isNamed = test.who.said === 'the attacking Digimon' && spoken.units === 'named';
        return isNamed ? { ...spoken, card: false } : spoken;
      }
      return test.who.kind === 'this' ? ofThis(spoken) : { ...spoken, unclear: 'all' };
    case 'result of':
      return { ...spoken, unclear: 'all' };
    default:
      return spoken;
  }
}

/**
 * "If your opponent has a Digimon with 3000 DP or less, delete it" does not mean the effect's own
 * Digimon, which the engine would take; nor, behind a trigger condition, whom that one names.
 */
function isOfAnother({ units }: Spoken, test: Extract<Test, { kind: 'count' }>): boolean {
  if (!countsSomebody(test)) return false;
  return units === 'named' ? test.side === "your opponent's" && test.n === 1 : units === 'this';
}

/** "if you have a Tamer": it speaks of somebody on the field. */
export const countsSomebody = ({ what, compare, n }: Extract<Test, { kind: 'count' }>): boolean =>
  ON_FIELD.has(what) && !(compare === 'exactly' && n === 0);

/** Things counted that are on the field. */
const ON_FIELD: ReadonlySet<Extract<Test, { kind: 'count' }>['what']> = new Set([
  'Digimon',
  'Tamer',
  'Digimon or Tamer',
  'Token',
  'card',
]);

const ofThis = (spoken: Spoken): Spoken =>
  spoken.units === 'mentioned'
    ? { ...spoken, unclear: 'it' }
    : { units: 'this', card: false, unclear: spoken.unclear };

/**
 * "When one of your Digimon attacks, by suspending 1 of your other Digimon, it ...": one of the
 * two, as long as both are still there.
 */
export function afterCost(spoken: Spoken, action: Action, effect: Effect): Spoken {
  const next = after(spoken, action);
  if (effect.phrases.length === 0) return next;
  // "When this Digimon attacks, by suspending 1 of your other Digimon, it ..." (16-24-1).
  if (effect.named === 'this') return { ...spoken, card: false };
  if (next.units !== 'mentioned' || LEAVES.has(action.kind)) return spoken;
  return isTamer(action) ? spoken : { ...spoken, unclear: 'all' };
}

/** "By deleting this Digimon or trashing 1 card": which of the two was done is not clear. */
export const afterEither = (spoken: Spoken, actions: readonly Action[], effect: Effect): Spoken =>
  actions.every((action) => afterCost(spoken, action, effect) === spoken)
    ? spoken
    : { ...spoken, unclear: 'all' };

const LEAVES = new Set<Action['kind']>(['delete', 'return']);

const isTamer = (action: Action): boolean =>
  'target' in action &&
  action.target !== undefined &&
  'noun' in action.target &&
  areTamers(action.target.noun);

/** What an action speaks of. */
export function after(spoken: Spoken, action: Action): Spoken {
  switch (action.kind) {
    case 'play': {
      const { target } = action;
      if (target.kind !== 'cards') return MENTIONED;
      const { n, upTo, noun } = target;
      const isOne = n === 1 && !upTo && target.all !== true && target.anyNumber !== true;
      return { ...MENTIONED, ...(isOne ? {} : { number: 'several' }), noun };
    }
    case 'reveal':
    case 'trash deck':
    case 'trash hand':
    case 'trash security':
    case 'trash cards':
    case 'add to hand':
    case 'use':
    case 'rest':
      return { ...spoken, card: true };
    case 'trash under':
      return spoken.units === 'this' && action.who.kind === 'choose'
        ? { ...MENTIONED, card: true }
        : { ...spoken, card: true };
    case 'place':
      // "Place 1 of your Digimon on top of your security stack. Trash that Digimon's ..."
      if (action.to !== 'digivolution cards')
        return action.target.kind === 'choose'
          ? {
              ...MENTIONED,
              number: numberOf(action.target),
              noun: action.target.noun,
              unclear: 'it',
            }
          : { ...spoken, units: 'nobody', card: true };
      return isThis(action.under) && action.or === undefined
        ? { units: 'this', card: false, unclear: 'no' }
        : { ...MENTIONED, card: true };
    case 'opponent':
    case 'both players':
      return after(spoken, action.action);
    case 'prevent':
      return spoken;
    default:
  }
  const target = 'who' in action ? action.who : 'target' in action ? action.target : undefined;
  switch (target?.kind) {
    case undefined:
      return spoken;
    case 'same':
      // "that Digimon gains ..., and it gets ...": no card that was spoken of before.
      return isThat(saidBy(target.said)) ? { ...spoken, card: false } : spoken;
    case 'this':
    case 'this with':
      return { units: 'this', card: false, unclear: 'no' };
    case 'cards':
    case 'end card':
    case 'stacked card':
      return { ...spoken, card: true };
    case 'choose':
      return { ...MENTIONED, number: numberOf(target), noun: target.noun };
    case 'of those':
      return { ...MENTIONED, number: numberOf(target) };
    case 'all':
      return { ...MENTIONED, number: 'several', noun: target.noun };
    default:
      return MENTIONED;
  }
}

const numberOf = ({
  n,
  upTo,
}: {
  readonly n: number;
  readonly upTo: boolean;
}): 'one' | 'several' => (n === 1 && !upTo ? 'one' : 'several');

const MENTIONED: Spoken = { units: 'mentioned', card: false, unclear: 'no' };
