/** What the engine leaves out of each thing that an effect can do. */
import type { Action, Target } from '../../effect/tree/tree.ts';
import { cardsDoneIn } from '../../effect/tree/done-words.ts';
import type { ActionOfKind } from './cost.ts';
import { isAnyOf, isOneMoved, isOneReturned, isSeveral } from './named.ts';
import { isOne } from '../../effect/tree/any.ts';

/** Only they go to the Digi-Egg deck, as whatever returns them to a deck does. */
const areEggs = (target: Target): boolean =>
  target.kind === 'cards' && /^Digi-Egg/.test(target.noun);

const PERMISSIONS = new Set<string>([
  "attack your opponent's unsuspended Digimon",
  "attack an opponent's unsuspended Digimon",
  'attack unsuspended Digimon',
  "attack your opponent's unsuspended Digimon with no digivolution cards",
  'attack the turn it was played',
  'attack the turn it comes into play',
]);

/** What the opponent may be told to do: chosen by that player, and all of it theirs. */
const BY_OPPONENT = new Set<Action['kind']>([
  'choose',
  'delete',
  'suspend',
  'unsuspend',
  'return',
  'add to hand',
  'place',
  'trash hand',
  'trash hand until',
  'trash security',
  'trash security until',
  'trash deck',
  'attack',
]);

/** What that player may be asked beyond it; all else could be done by either player. */
const ASKED_OF_OPPONENT = new Set<Action['kind']>([
  ...BY_OPPONENT,
  'play',
  'trash cards',
  'switch target',
]);

/** What both players are told to do, each of them with their own cards. */
const BY_BOTH = new Set<Action['kind']>(['trash hand', 'trash security', 'trash deck']);

/** To whom an action is done; cards may be taken from under, or placed under, any of several. */
export const doneTo = (action: Action): readonly Target[] => [
  ...('target' in action && action.target !== undefined ? [action.target] : []),
  ...('who' in action && action.who !== undefined && action.kind !== 'trash under'
    ? [action.who]
    : []),
  ...('whom' in action ? [action.whom] : []),
];

/** Words of an action that would make no difference. */
export function leftOut(action: Action): string | null {
  if (namesAnotherCost(action)) return 'a different kind of cost';
  switch (action.kind) {
    case 'trash under':
      if (isBottomFaceDown(action)) return null;
      if (
        action.of !== undefined &&
        !(action.of === 'link cards' && isAnyOrAll(action)) &&
        !(action.of === 'face-down cards' && action.end === 'bottom')
      )
        return `trashing ${action.of}`;
      return action.who.kind === 'any' && (action.end === 'top' || action.end === 'bottom')
        ? 'trashing from one end of several stacks'
        : null;
    case 'look':
      return action.known === true ? null : '"look"';
    case 'search':
    case 'shuffle':
      return action.of === 'security stack' && action.side === 'your'
        ? null
        : `"${action.kind}" elsewhere`;
    case 'flip':
      return isTurned(action) ? null : 'which card is flipped';
    case 'play':
      // "without battling" says what holds anyway: a card that was played is no Security Digimon
      // any more (13-1-8-3-2).
      return action.to === undefined || isOneCard(action.target)
        ? null
        : 'several cards to play to the breeding area';
    case 'switch target':
      if (isSeveral(action.to)) return 'several Digimon to attack';
      return action.orPlayer === true && !isOneOfField(action.to)
        ? 'a choice between a Digimon and the player'
        : null;
    case 'use':
      return isOneCard(action.target) ? null : 'using several Options';
    case 'do keyword':
      // 16-28-1: one Tamer goes under one Digimon.
      return action.use.name === 'Mind Link' &&
        action.target !== undefined &&
        isSeveral(action.target)
        ? 'several Digimon to <Mind Link> with'
        : null;
    case 'attack':
      return isSeveral(action.who) ? 'several Digimon attacking' : null;
    case 'battle':
      return [action.who, action.whom].some((one) => one !== undefined && isSeveral(one))
        ? 'several Digimon battling'
        : null;
    case 'trash cards':
      return action.target.kind === 'stacked card' && isSeveral(action.target.who)
        ? 'stacked cards of several Digimon'
        : null;
    case 'reduce':
      return action.of.startsWith('this effect') ? `reducing the ${action.of}` : null;
    case 'place':
      if (action.target.kind === 'stacked card' && !isTopOfOne(action.target))
        return 'which stacked card is placed';
      if (isOfAnother(action)) return "a card in another player's security stack";
      if (action.to === 'digivolution cards' && isUnderAnother(action))
        return 'placing a stacked card under another';
      if (action.to !== 'digivolution cards' && isSeveralOfDeck(action.target))
        return 'several cards of a deck';
      if (action.to === 'digivolution cards' && !isUnderOneOfTwo(action))
        return 'a choice of what a card is placed under';
      if (action.to === 'battle area')
        return isPlacedThere(action) ? null : 'placing a card in the battle area';
      if (action.to === 'digivolution cards' && action.end === 'anywhere')
        return 'a position among digivolution cards';
      if (isOfEitherEnd(action) && !isOneMoved(action.target))
        return 'a choice between top and bottom';
      if (action.to === 'digivolution cards' && placesSeveral(action))
        return 'placing several cards from the field';
      return action.to !== 'digivolution cards' &&
        action.to !== 'security bottom' &&
        action.to !== 'security top' &&
        action.to !== 'security top or bottom' &&
        action.faceDown === false
        ? '"face up"'
        : null;
    case 'allow':
      return PERMISSIONS.has(action.what) ? null : `"can ${action.what}"`;
    case 'move':
      return isMovedThere(action) ? null : 'which Digimon is moved';
    case 'return':
      if (action.to === 'deck top or bottom' && !isOneReturned(action.target))
        return 'a choice between top and bottom';
      if (action.target.kind === 'stacked card' && !isTopOfOne(action.target))
        return 'which stacked card is returned';
      return action.form?.startsWith('eggs') === true && !areEggs(action.target)
        ? 'the Digi-Egg deck'
        : null;
    case 'play or use':
      return isOneCard(action.target) ? null : 'several cards to play or use';
    case 'link':
      return notLinked(action);
    case 'activate':
      return isActivated(action) ? null : 'activating effects of another card';
    default:
      return null;
  }
}

/** One of yours; of the breeding area, where there is one at most (3-4-7-2), or the one named. */
const isMovedThere = ({ target, to, form }: ActionOfKind<'move'>): boolean => {
  if (target.kind === 'this' || target.kind === 'this with' || target.kind === 'same') return true;
  const isOne =
    (target.kind === 'choose' && target.n === 1 && !target.upTo) || target.kind === 'any';
  if (!isOne || target.other || target.side === "your opponent's") return false;
  if (to !== undefined) return target.kind === 'choose' && target.side === 'your';
  return (
    /^from(?:\||$)/.test(form ?? '') ||
    (target.side === 'your' && target.filters.some(({ kind }) => kind === 'in the breeding area'))
  );
};

/** "1 Option card from your hand in the battle area": a card named may be an Option (4-28). */
const isPlacedThere = ({ target }: Extract<Action, { kind: 'place' }>): boolean =>
  target.kind === 'cards' &&
  target.n === 1 &&
  !target.upTo &&
  (/^Option card$/i.test(target.noun) ||
    (target.noun === '' && target.filters.every(({ kind }) => kind === 'name')));

/** "as the top or bottom security card", "as its top or bottom digivolution card" */
const isOfEitherEnd = ({ to, form }: Extract<Action, { kind: 'place' }>): boolean =>
  to === 'security top or bottom' || form?.startsWith('top or bottom') === true;

/** "play 1 card for its digivolution cost": what is played has a play cost (2-6-1). */
function namesAnotherCost(action: Action): boolean {
  if (!('cost' in action) || action.cost?.kind !== 'paid') return false;
  const { form = '' } = action.cost;
  const named = /play|use|memory|(?:^|\|)cost/.exec(form)?.[0] ?? 'digivolution';
  return action.kind === 'digivolve' ? named === 'play' : named === 'digivolution';
}

type Stacked = Extract<Target, { kind: 'stacked card' }>;

/** "its top stacked card": of one; a single card is no stack (4-7-2). */
const isTopOfOne = ({ end, who }: Stacked): boolean =>
  end === 'top' &&
  (who.kind === 'this' ||
    who.kind === 'this with' ||
    (who.kind === 'choose' && who.n === 1 && !who.upTo) ||
    (who.kind === 'any' && (isOne(who) || isAnyOf(who))));

/** "as its bottom digivolution card": of the Digimon that it is the top card of. */
const isUnderAnother = ({
  target,
  under,
  end,
}: Extract<Action, { kind: 'place'; to: 'digivolution cards' }>): boolean =>
  target.kind === 'stacked card' &&
  (end !== 'bottom' ||
    !(under.kind === 'same' && /^(?:its|that Digimon(?:'s)?)$/.test(under.form)));

/** A card goes to its owner: "on top of your security stack" is no place for an opponent's. */
const isOfAnother = (action: Extract<Action, { kind: 'place' }>): boolean =>
  action.target.kind === 'stacked card' &&
  action.to !== 'digivolution cards' &&
  ('side' in action.target.who && action.target.who.side === "your opponent's") !==
    (action.whose === "your opponent's");

/** "this Digimon's bottom face-down card", "2 bottom face-down cards from under any ..." */
const isBottomFaceDown = ({ of, end, upTo, who }: ActionOfKind<'trash under'>): boolean =>
  of === 'face-down cards' &&
  end === 'bottom' &&
  upTo !== true &&
  (who.kind === 'this' ||
    who.kind === 'this with' ||
    (who.kind === 'choose' && who.n === 1 && !who.upTo) ||
    isAnyOf(who));

/** Link cards lie in no order. */
const isAnyOrAll = ({ end }: Extract<Action, { kind: 'trash under' }>): boolean =>
  end === 'any' || end === 'all';

/** Whether it is clear that the opponent does it: "your opponent draws 1 card". */
export function isByOpponent(action: Action): boolean {
  if (isDraw(action)) return true;
  if (!BY_OPPONENT.has(action.kind)) return false;
  if ('side' in action) return action.side === "your opponent's";
  const whose = 'who' in action ? action.who : 'target' in action ? action.target : undefined;
  if (whose?.kind === 'same') return action.kind === 'attack' && whose.form !== '';
  const of = whose?.kind === 'cards' && whose.place?.kind === 'area' ? whose.place : whose;
  return of !== undefined && 'side' in of && of.side === "your opponent's";
}

/** "your opponent may draw 1 card", "your opponent may play 1 card from their trash" */
export const isAskedOfOpponent = (action: Action): boolean =>
  isDraw(action) ||
  (action.kind === 'play' ? isFromTheirs(action) : ASKED_OF_OPPONENT.has(action.kind));

/** "both players draw 1 card", "both players trash the top card of their security stacks" */
export const isByBoth = (action: Action): boolean =>
  isDraw(action) ||
  (BY_BOTH.has(action.kind) && 'side' in action && action.side === "your opponent's");

const isDraw = (action: Action): boolean =>
  action.kind === 'do keyword' && action.use.name === 'Draw';

const isFromTheirs = ({ target }: ActionOfKind<'play'>): boolean =>
  'place' in target && target.place?.kind === 'area' && target.place.side === "your opponent's";

/** Its own effects, or those of one Digimon or Tamer of its player as effects of that one. */
function isActivated(action: ActionOfKind<'activate'>): boolean {
  const { of, what, form } = action;
  if (of === undefined || of.kind === 'this') return true;
  if (isOfCardDone(action)) return true;
  if (!/^(?:On Play|When Digivolving|On Deletion|Main)$/.test(what)) return false;
  if (form === 'as' || form === 'whose as') return false;
  if (of.kind === 'choose') return of.n === 1 && !of.upTo && of.side === 'your';
  // "its [Main] effects" may be those of a card.
  return (
    of.kind === 'same' && (what !== 'Main' || !/^its?$/.test(of.form)) && !/card/.test(of.form)
  );
}

/** "1 [On Play] effect on the placed card as an effect of this Digimon" */
export const isOfCardDone = ({ of, what, form }: ActionOfKind<'activate'>): boolean =>
  of?.kind === 'same' &&
  cardsDoneIn(of.form).length > 0 &&
  (form === 'as' || form?.startsWith('whose as') === true) &&
  /^(?:On Play|When Digivolving)$/.test(what);

/** "1 card from your hand", "this card" */
const isOneCard = (target: Target): boolean =>
  target.kind === 'this' || (target.kind === 'cards' && target.n === 1 && !target.upTo);

/** "the top 2 cards of your deck" */
const isSeveralOfDeck = (target: Target): boolean =>
  target.kind === 'end card' && target.n !== undefined;

/** "your top face-up security card face down": one that lies the other way. */
const isTurned = ({ target, faceDown }: ActionOfKind<'flip'>): boolean =>
  target.kind === 'end card' && target.of === 'security' && target.faceDown === !faceDown;

/** One card is linked to one Digimon (10-1-3-1). */
function notLinked({ target, to }: ActionOfKind<'link'>): string | null {
  if ('n' in target && (target.n !== 1 || ('upTo' in target && target.upTo)))
    return 'linking several cards';
  if (to === undefined) return null;
  return ('n' in to && to.n === 1) || to.kind === 'this' || to.kind === 'same'
    ? null
    : 'linking to several Digimon';
}

/** "or under any of your Tamers": of this Digimon and of others one that is on the field now. */
const isUnderOneOfTwo = ({ under, or }: Extract<Action, { to: 'digivolution cards' }>): boolean =>
  or === undefined || ([under, or].every(isOneOfField) && under.kind !== 'same');

const isOneOfField = (target: Target): boolean =>
  target.kind === 'this' ||
  target.kind === 'this with' ||
  (target.kind === 'choose' && target.n === 1 && !target.upTo) ||
  (target.kind === 'any' && (isOne(target) || isAnyOf(target)));

/** One Digimon or Tamer of the field goes under one other. */
const placesSeveral = ({ target, under }: Extract<Action, { to: 'digivolution cards' }>): boolean =>
  (target.kind === 'choose' && (target.n !== 1 || target.upTo)) ||
  (under.kind === 'choose' && (under.n !== 1 || under.upTo)) ||
  under.kind === 'all' ||
  under.kind === 'both';
