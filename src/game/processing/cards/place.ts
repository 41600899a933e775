import type { Target } from '../../../effect/tree/tree.ts';
import { propose, reached } from '../../happens/propose.ts';
import { isComing } from '../../is/context/coming.ts';
import { noteMoved, type Context } from '../../is/context/context.ts';
import { chooseOne } from '../../is/target/choose-one.ts';
import { hostOf, type PlaceUnder } from '../../is/target/host.ts';
import { areThere, chooseTargets } from '../../is/target/target.ts';
import { cardsBeneath, unitsInOrder } from '../ask-order.ts';
import { chooseEnd } from '../choose-end.ts';
import { areChosen, isReached, moveCards, nothing, wanted } from '../move-cards.ts';
import { pickCards } from '../pick.ts';
import type { ActionOf, Processing } from '../processing.ts';
import { nowhereIsTheBottom, tokenPays } from '../../run/policy.ts';
import { type Run, defOf, inForce } from '../../run/run.ts';
import type { Destination } from '../../state/change.ts';
import { type CardId, type Unit, topCard } from '../../state/state.ts';
import { effectOf } from '../../is/view/reach.ts';

/**
 * "place 1 card from your hand as this Digimon's bottom digivolution card", "place this card at the
 * top of your security stack"
 */
export const place: Processing<'place'> = (run, context, action) => {
  return placeAt(run, context, atOneEnd(run, context, action));
};

/**
 * "as the top or bottom security card": its player says which of the two; "in its digivolution
 * cards" names neither.
 */
function atOneEnd(run: Run, context: Context, action: ActionOf<'place'>): ActionOf<'place'> {
  if (action.to === 'security top or bottom') {
    const end = chooseEnd(run, context, 'security stack');
    return { ...action, to: end === 'top' ? 'security top' : 'security bottom' };
  }
  if (action.to !== 'digivolution cards') return action;
  const isOpen =
    action.eitherEnd === true || (action.end === 'anywhere' && !nowhereIsTheBottom(run));
  if (!isOpen) return action;
  return { ...action, end: chooseEnd(run, context, 'digivolution cards') };
}

function placeAt(run: Run, context: Context, action: ActionOf<'place'>): boolean {
  if (action.to === 'battle area') return placeInBattleArea(run, context, action);
  if (action.target.kind === 'stacked card') return placeTop(run, context, action, action.target);
  if (action.to !== 'digivolution cards') {
    const { target } = action;
    const faceUp = action.faceDown === false;
    if (
      target.kind === 'choose' ||
      target.kind === 'all' ||
      target.kind === 'same' ||
      target.kind === 'of those' ||
      (target.kind === 'this' && context.unit !== null && !context.unit.gone)
    ) {
      const units = chooseTargets(run, context, target);
      if (units.length === 0) return nothing(run, context);
      const to = endOf(action);
      const { cause } = context;
      const left = propose(run, {
        kind: 'leave',
        units: unitsInOrder(run, context.player, units, to),
        to,
        cause,
        faceUp,
        rule: '3-1-3-5',
      });
      return left.length === units.length;
    }
    return moveCards(run, context, action, () => endOf(action), '3-1-3-5', faceUp);
  }
  return placeUnder(run, context, action);
}

/** "place 1 Option card from your hand in the battle area" (4-28): it is not used. */
function placeInBattleArea(run: Run, context: Context, action: ActionOf<'place'>): boolean {
  // 4-28-1, 4-6-3: only an Option is such a card, and no DUAL card.
  const [card] = pickCards(run, context, action.target, (one) => {
    const { category, option } = defOf(run, one);
    return category === 'Option' && option === undefined;
  });
  if (card === undefined) return nothing(run, context);
  if (!inForce(run, '4-28') || !isReached(run, context, card)) return false;
  propose(run, { kind: 'play', card, isPlay: false, byEffect: true, rule: '4-28' });
  noteMoved(context, 'place', 1, [card]);
  return true;
}

/** Whose top card moves: one with a stack, because a single card is not stacked (4-7-2). */
function stackOf(run: Run, context: Context, who: Target): Unit | null {
  const unit = chooseOne(run, context, who);
  if (unit === undefined || unit.cards.length < 2) {
    nothing(run, context);
    return null;
  }
  return reached(run, unit, effectOf(run, context.cause)) ? unit : null;
}

/** Only the top card of a stack goes elsewhere; what lies beneath stays, and is on top then. */
export function moveTop(
  run: Run,
  context: Context,
  kind: 'place' | 'return',
  who: Target,
  to: Destination,
  faceUp = false,
): boolean {
  const unit = stackOf(run, context, who);
  if (unit === null) return false;
  const cards = [topCard(unit)];
  const { cause } = context;
  propose(run, { kind: 'move cards', cards, to, cause, faceUp, rule: '3-1-3-5' });
  noteMoved(context, kind, 1, cards);
  return true;
}

/** "place its top stacked card as its bottom digivolution card": the next card is on top then. */
function placeTop(
  run: Run,
  context: Context,
  action: ActionOf<'place'>,
  { who }: Extract<Target, { kind: 'stacked card' }>,
): boolean {
  const faceUp = action.faceDown === false;
  if (action.to !== 'digivolution cards')
    return moveTop(run, context, 'place', who, endOf(action), faceUp);
  const unit = stackOf(run, context, who);
  if (unit === null) return false;
  const cards = [topCard(unit)];
  const faceDown = action.faceDown === true;
  const { cause } = context;
  propose(run, { kind: 'place under', unit, cards, end: 'bottom', faceDown, cause, rule: '4-8-1' });
  noteMoved(context, 'place', 1, cards);
  return true;
}

const isToken = (run: Run, unit: Unit): boolean => defOf(run, topCard(unit)).category === 'Token';

function placeUnder(run: Run, context: Context, action: PlaceUnder): boolean {
  const { target } = action;
  // "it" is somebody else once something was chosen.
  const coming = isComing(context, action.under);
  const { same, chosen } = context;
  const moved = movedUnit(run, context, action);
  // "place 1 of your other Digimon under it": not the one that is placed.
  if (action.under.kind === 'same') {
    context.same = same;
    context.chosen = chosen;
  }
  if (target.kind === 'choose' && moved === null) return nothing(run, context);
  // 4-21-3: cards are not stacked with tokens.
  const token = moved !== null && isToken(run, moved);
  if (token && !(context.payer !== null && tokenPays(run))) return nothing(run, context);
  const cards =
    moved !== null ? [moved.cards[0] ?? -1] : pickCards(run, context, target, undefined, true);
  if (cards.length === 0) return nothing(run, context);
  const ordered = (): readonly CardId[] =>
    areChosen(context, target) ? cards : cardsBeneath(run, context.player, cards);
  if (coming) return placeUnderComing(run, context, action, moved, ordered());
  const unit = chooseOne(run, context, hostOf(action), (one) => one !== moved);
  if (unit === undefined || isToken(run, unit)) return nothing(run, context);
  // 15-15-5-1: what goes beneath a Digimon changes it.
  if (!reached(run, unit, effectOf(run, context.cause))) return false;
  if (!cards.every((card) => isReached(run, context, card))) return false;
  if (moved !== null) {
    if (!leavesField(run, context, moved)) return false;
    // 4-21-5: the token is removed from the game and counts as placed.
    if (token) return true;
    if (unit.gone) propose(run, { kind: 'move cards', cards, to: 'trash', rule: '4-16-1' });
  }
  if (unit.gone) return false;
  propose(run, {
    kind: 'place under',
    unit,
    cards: ordered(),
    end: action.end === 'top' ? 'top' : 'bottom',
    faceDown: action.faceDown === true,
    cause: context.cause,
    rule: '4-8-1',
  });
  noteMoved(context, 'place', cards.length, cards);
  return moved !== null || cards.length >= wanted(target);
}

/**
 * A Digimon or Tamer on the field that goes under another: its own cards beneath are trashed
 * (4-7-8).
 */
function movedUnit(run: Run, context: Context, action: PlaceUnder): Unit | null {
  const { unit, payer } = context;
  const { target, under } = action;
  if (target.kind === 'this' && unit !== null && !unit.gone) return unit;
  if (target.kind !== 'choose') return null;
  const leavesAHost = (one: Unit): boolean =>
    payer === null ||
    isComing(context, under) ||
    areThere(run, context, [hostOf(action)], payer, [one]);
  return chooseOne(run, context, target, leavesAHost) ?? null;
}

const leavesField = (run: Run, { cause }: Context, unit: Unit): boolean =>
  propose(run, { kind: 'leave', units: [unit], to: 'nowhere', cause, rule: '3-4-2' }).length > 0;

/**
 * Under a card that would be played: the cards wait with it, and come onto the field beneath it
 * (7-1-2-2, 15-8-5-2).
 */
function placeUnderComing(
  run: Run,
  context: Context,
  action: PlaceUnder,
  moved: Unit | null,
  cards: readonly CardId[],
): boolean {
  const { event } = context;
  if (event?.costs === undefined || event.card === undefined) return false;
  if (!cards.every((card) => isReached(run, context, card))) return false;
  if (moved !== null && !leavesField(run, context, moved)) return false;
  if (moved === null) {
    const { cause } = context;
    propose(run, { kind: 'move cards', cards, to: 'nowhere', cause, rule: '4-8-1' });
  }
  const { costs, card: host } = event;
  costs.under = action.end === 'top' ? [...cards, ...costs.under] : [...costs.under, ...cards];
  for (const card of cards) run.trace?.say({ verb: 'placed under', rule: '4-8-1', card, host });
  noteMoved(context, 'place', cards.length, cards);
  return moved !== null || cards.length >= wanted(action.target);
}

/** On which end of a security stack it is placed. */
const endOf = ({ to }: ActionOf<'place'>): Destination =>
  to === 'security bottom' ? 'security bottom' : 'security top';
