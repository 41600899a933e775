import type { ActionOfKind, CostKind } from '../../card/runnable/cost.ts';
import type { Destination } from '../state/change.ts';
import { hasCase, notRefused } from '../../card/can-run/not-refused.ts';
import { areCards, isAnyOf, isPlacedOption } from '../../card/named/named.ts';
import { isOne } from '../../effect/tree/any.ts';
import type { Action, Target } from '../../effect/tree/tree.ts';
import { sidesOf } from '../is/condition/count.ts';
import { assign } from '../../base/assign.ts';
import {
  cardCandidates,
  hostsOf,
  isOneOf,
  mostTogether,
  isKept,
  isShown,
  partsOf,
} from '../is/target/card-target.ts';
import { mustSayWhich, type Context } from '../is/context/context.ts';
import { refuseStack } from '../is/target/requirement.ts';
import { hostOf } from '../is/target/host.ts';
import { isMovable, movedBy } from '../is/target/moved.ts';
import { isComing } from '../is/context/coming.ts';
import { tokenPays } from '../run/policy.ts';
import {
  effectOf,
  keptBeneath,
  mayNotBeDeleted,
  mayNotBeReturned,
  mayNotLeave,
  mayNotTurn,
  reaches,
} from '../is/view/reach.ts';
import { areThere, candidates } from '../is/target/target.ts';
import { opponentOf } from '../../base/player.ts';
import { endsOf } from '../is/target/end-card.ts';
import { isKeptUnder } from '../is/view/kept-under.ts';
import { beneathOf, endCard, isOfAny, leastOf } from '../is/view/unit.ts';
import { defOf, type Run } from '../run/run.ts';
import { memoryOf, topCard, type CardId, type Unit } from '../state/state.ts';

/** Whether an action of an optional processing condition can be done completely (15-7-3). */
type CanDo<K extends CostKind> = (run: Run, context: Context, action: ActionOfKind<K>) => boolean;

const TABLE: { readonly [K in CostKind]: CanDo<K> } = {
  memory: (run, { player }, { change }) => memoryOf(run.state, player) + change >= -10,
  pay: (run, { player }, { n }) => memoryOf(run.state, player) - n >= -10,
  delete: hasPayers,
  suspend: hasPayers,
  unsuspend: hasPayers,
  'trash security': ({ state }, { player }, { n, side }) =>
    sidesOf(side, player).every((one) => state.security[one].length >= n),
  'trash most security': ({ state }, _, { n }) =>
    Math.max(...state.security.map(({ length }) => length)) >= n,
  'trash hand': (run, context, { n }) =>
    run.state.hand[context.player].filter((card) => !isShown(run, context, card)).length >= n,
  'trash deck': ({ state }, { player }, { side, n }) =>
    state.deck[side === "your opponent's" ? opponentOf(player) : player].length >= n,
  'trash cards': (run, context, action) =>
    action.target.kind === 'stacked card'
      ? hasHolder(run, context, action.target.who, payerOf(run, context, action))
      : isPlacedOption(action.target)
        ? hasUnits(run, context, action.target, payerOf(run, context, action))
        : hasCards(run, context, action.target, true),
  'trash under': (run, context, action) =>
    isOfAny(action)
      ? beneath(run, context, action) >= leastOf(action)
      : hasUnits(run, context, action.who, payerOf(run, context, action)),
  return: (run, context, action) =>
    action.target.kind === 'stacked card'
      ? hasUnits(run, context, action.target.who, topPayer(run, context))
      : hasSubject(run, context, action),
  'add to hand': (run, context, { target }) => hasCards(run, context, target, true),
  place: (run, context, action) => {
    if (action.target.kind === 'stacked card')
      return hasUnits(run, context, action.target.who, topPayer(run, context));
    return placesSomething(run, context, action);
  },
  'move this card': (run, context) => isHere(run, context),
  flip: (run, context, { target }) => hasCards(run, context, target, true),
  play: (run, context, { target }) => hasCards(run, context, target, false, isPlayable),
  // 4-18-2, 4-18-3: with a card to hatch, and where nothing is.
  hatch: ({ state }, { player }) =>
    state.eggs[player].length > 0 &&
    !state.units.some(({ owner, area }) => owner === player && area === 'breeding'),
  move: (run, context, action) =>
    hasUnits(run, context, movedBy(action), payerOf(run, context, action)),
  digivolve: (run, context, action) =>
    hasUnits(run, context, action.who, payerOf(run, context, action)),
};

/** Whether there is what is placed, and what it is placed under. */
const placesSomething: CanDo<'place'> = (run, context, action) =>
  hasSubject(run, context, action) &&
  (action.to !== 'digivolution cards' || hasHost(run, context, action));

/** Whose top card can be moved: those with a stack (4-7-2). */
const topPayer = (run: Run, context: Context): Payer => {
  const by = effectOf(run, context.cause);
  return (_, unit) => reaches(run, unit, by) && unit.cards.length > 1;
};

export const canDo = (run: Run, context: Context, action: Action): boolean => {
  const { kind } = action;
  const table = TABLE as { readonly [K in CostKind]: CanDo<CostKind> };
  const can = hasCase(table, kind) ? table[kind] : notRefused('cost', kind);
  return can(run, context, action as ActionOfKind<CostKind>);
};

type Payer = NonNullable<Context['payer']>;

/** Who on the field can do what an action of a cost says, each for its own part of it. */
export function payerOf(run: Run, context: Context, action: Action): Payer {
  const by = effectOf(run, context.cause);
  const stays = (unit: Unit, isDeletion: boolean): boolean =>
    mayNotLeave(run, unit, context.cause, isDeletion);
  return (target, unit) => {
    if (!reaches(run, unit, by)) return false;
    switch (action.kind) {
      case 'delete':
        return !mayNotBeDeleted(run, unit, context.cause) && !stays(unit, true);
      case 'return':
        return (
          !mayNotBeReturned(run, unit, oneEnd(action.to), context.cause) && !stays(unit, false)
        );
      case 'suspend':
      case 'unsuspend':
        return (
          unit.suspended !== (action.kind === 'suspend') &&
          !mayNotTurn(run, unit, action.kind, context.cause)
        );
      case 'trash under':
        return (
          (action.of === 'link cards' || keptBeneath(run, unit, context.cause, []) === undefined) &&
          trashable(run, context, action, unit).length >= leastOf(action)
        );
      case 'trash cards':
        return action.target.kind !== 'stacked card' || endCard(unit, action.target) !== undefined;
      case 'place':
        if (target === action.target && target.kind !== 'stacked card' && stays(unit, false))
          return false;
        // 4-21-3: cards are not stacked with tokens.
        return action.to !== 'digivolution cards' || !isToken(run, unit) || tokenPays(run);
      case 'move':
        return isMovable(run, unit, action);
      case 'digivolve':
        return digivolves(run, context, action, unit);
      default:
        return true;
    }
  };
}

/** Whether a Digimon has something to digivolve into (8-1-3-1). */
const digivolves = (
  run: Run,
  context: Context,
  { into }: ActionOfKind<'digivolve'>,
  unit: Unit,
): boolean =>
  hasCards(run, context, into, false, (_, card) => refuseStack(run, unit, card, false) === null);

const isToken = (run: Run, unit: Unit): boolean => defOf(run, topCard(unit)).category === 'Token';

type OnUnits = ActionOfKind<'delete' | 'suspend' | 'unsuspend'>;

function hasPayers(run: Run, context: Context, action: OnUnits): boolean {
  return hasUnits(run, context, action.target, payerOf(run, context, action));
}

/** Whether as many on the field as a phrase asks for are able. */
function hasUnits(run: Run, context: Context, target: Target, able: Payer): boolean {
  if (target.kind === 'both') return areThere(run, context, target.targets, able);
  const found = candidates(run, context, target);
  const there = found.filter((unit) => able(target, unit)).length;
  switch (target.kind) {
    case 'choose':
    case 'of those':
      return there >= (target.upTo ? 1 : target.n);
    case 'any':
      return there > 0 && (isOne(target) || there === found.length);
    case 'same':
      // "by unsuspending it": of one of those that the trigger condition names.
      return there > 0 && (there === found.length || mustSayWhich(run, context, target.said));
    case 'all':
      return there > 0 && there === found.length;
    default:
      return there > 0;
  }
}

/** Whether what is returned or placed is there: Digimon and Tamers, or cards. */
function hasSubject(run: Run, context: Context, action: ActionOfKind<'return' | 'place'>): boolean {
  const { target } = action;
  return isOfCards(context, target)
    ? hasCards(run, context, target, true)
    : hasUnits(run, context, target, payerOf(run, context, action));
}

function isOfCards({ unit }: Context, target: Target): boolean {
  if (target.kind === 'this') return unit === null || unit.gone;
  if (target.kind === 'both' || target.kind === 'either') return areCards(target);
  return target.kind === 'cards' || target.kind === 'end card';
}

/** Whether there is something that cards are placed under, other than what is placed. */
function hasHost(
  run: Run,
  context: Context,
  action: Extract<ActionOfKind<'place'>, { to: 'digivolution cards' }>,
): boolean {
  const { target, under } = action;
  if (isComing(context, under)) return true;
  const able = payerOf(run, context, action);
  const host = hostOf(action);
  return areThere(run, context, isOfCards(context, target) ? [host] : [target, host], able);
}

/** Whether as many cards as a phrase asks for are there; `unseen`: face-down ones count, too. */
function hasCards(
  run: Run,
  context: Context,
  target: Target,
  unseen: boolean,
  fits: (run: Run, card: CardId) => boolean = () => true,
): boolean {
  const open = (card: CardId): boolean => fits(run, card) && !isKept(run, context, card);
  switch (target.kind) {
    case 'this':
      return isHere(run, context) && open(context.card);
    case 'cards': {
      const needed = target.upTo || target.all === true ? 1 : target.n;
      return poolsOf(run, context, target, unseen).some((cards) => {
        const there = cards.filter(open);
        return mostTogether(run, target, there) >= needed;
      });
    }
    case 'both': {
      const options = partsOf(target).map((one) =>
        cardCandidates(run, context, one, unseen).filter(open),
      );
      const all = [...new Set(options.flat())];
      return assign(options, all, (of, card) => of.includes(card)) !== null;
    }
    case 'either':
      return partsOf(target).some((one) => cardCandidates(run, context, one, unseen).some(open));
    case 'end card':
      return endsOf(run, context.player, target).length > 0;
    default:
      return false;
  }
}

/** The cards that may be chosen together: "from under 1 of your Tamers" is one Tamer's. */
function poolsOf(
  run: Run,
  context: Context,
  target: Extract<Target, { kind: 'cards' }>,
  unseen: boolean,
): readonly (readonly CardId[])[] {
  const { place } = target;
  if (place?.kind !== 'under' || !isOneOf(run, context, place.who))
    return [cardCandidates(run, context, target, unseen)];
  return hostsOf(run, context, place).map((under) =>
    cardCandidates(run, { ...context, under }, target, unseen),
  );
}

/** A card that its effect waits for elsewhere is another one when it has moved (15-4-4-3). */
function isHere(run: Run, { unit, card, pending, cause }: Context): boolean {
  if (unit !== null && !unit.gone) return reaches(run, unit, effectOf(run, cause));
  return pending.generation < 0 || run.state.generations[card] === pending.generation;
}

/** 2-2: only Digimon and Tamers are played. */
const isPlayable = (run: Run, card: CardId): boolean =>
  !['Option', 'Digi-Egg'].includes(defOf(run, card).category) &&
  defOf(run, card).option === undefined;

const beneath = (run: Run, context: Context, action: ActionOfKind<'trash under'>): number =>
  candidates(run, context, action.who)
    .filter((unit) => reaches(run, unit, effectOf(run, context.cause)))
    .reduce((sum, unit) => sum + trashable(run, context, action, unit).length, 0);

/** What can be trashed from beneath to pay. */
const trashable = (
  run: Run,
  { cause }: Context,
  action: ActionOfKind<'trash under'>,
  unit: Unit,
): readonly CardId[] =>
  beneathOf(action, unit).filter((card) => !isKeptUnder(run, unit, card, cause));

/** "the bottom card under any of your Tamers": of one of them. */
const hasHolder = (run: Run, context: Context, who: Target, able: Payer): boolean =>
  isAnyOf(who)
    ? candidates(run, context, who).some((unit) => able(who, unit))
    : hasUnits(run, context, who, able);

/** Either end is the deck. */
const oneEnd = (to: ActionOfKind<'return'>['to']): Destination =>
  to === 'deck top or bottom' ? 'deck bottom' : to;
