/** What the engine leaves out of each thing that an effect can do. */
import type { Action, Target } from '../../effect/tree/tree.ts';
import type { ActionOfKind } from './cost.ts';
import {
  areCards,
  isAnyOf,
  isOneOfField,
  isOneReturned,
  isSeveral,
  isSingle,
  isTopOfOne,
} from '../named/named.ts';
import { notPlaced } from './placing.ts';
import { isOfList } from '../../effect/tree/listed.ts';
import { isOnly } from '../../effect/tree/closed/noun.ts';
import { isIt, saidBy } from '../../effect/tree/closed/same.ts';

/** Only they go to the Digi-Egg deck, as whatever returns them to a deck does. */
const areEggs = (target: Target): boolean =>
  target.kind === 'cards' && isOnly(target.noun, 'Digi-Egg');

const PERMISSIONS = new Set<string>([
  "attack your opponent's unsuspended Digimon",
  "attack an opponent's unsuspended Digimon",
  'attack unsuspended Digimon',
  "attack your opponent's unsuspended Digimon with no digivolution cards",
  'attack the turn it was played',
  'attack the turn it comes into play',
]);

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
  return severalIn(action) ?? unclearIn(action);
}

/** Several of what a rule speaks of one of. */
function severalIn(action: Action): string | null {
  switch (action.kind) {
    case 'play':
      // "without battling" says what holds anyway: a card that was played is no Security Digimon
      // any more (13-1-8-3-2).
      return action.to === undefined || isOneCard(action.target)
        ? null
        : 'several cards to play to the breeding area';
    case 'play or use':
      return isOneCard(action.target) ? null : 'several cards to play or use';
    case 'use':
      return isOneCard(action.target) ? null : 'using several Options';
    case 'switch target':
      return isSeveral(action.to) ? 'several Digimon to attack' : null;
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
    case 'link':
      return notLinked(action);
    default:
      return null;
  }
}

/** Which card it is, where it goes, or what may be done. */
function unclearIn(action: Action): string | null {
  switch (action.kind) {
    case 'trash under':
      return notTrashedUnder(action);
    case 'look':
      return action.known === true ? null : '"look"';
    case 'search':
    case 'shuffle':
      return action.of === 'security stack' && action.side === 'your'
        ? null
        : `"${action.kind}" elsewhere`;
    case 'flip':
      return isTurned(action) ? null : 'which card is flipped';
    case 'switch target':
      return action.orPlayer === true && !isOneOfField(action.to)
        ? 'a choice between a Digimon and the player'
        : null;
    case 'reduce':
      return OF_THIS_EFFECT.has(action.of) ? `reducing the ${action.of}` : null;
    case 'place':
      return notPlaced(action);
    case 'allow':
      return PERMISSIONS.has(action.what) ? null : `"can ${action.what}"`;
    case 'move':
      return isMovedThere(action) ? null : 'which Digimon is moved';
    case 'return':
      return notReturned(action);
    case 'activate':
      return isActivated(action) ? null : 'activating effects of another card';
    default:
      return null;
  }
}

function notTrashedUnder(action: ActionOfKind<'trash under'>): string | null {
  const { of, end, who } = action;
  if (isBottomFaceDown(action)) return null;
  if (
    of !== undefined &&
    !(of === 'link cards' && isAnyOrAll(action)) &&
    !(of === 'face-down cards' && end === 'bottom')
  )
    return `trashing ${of}`;
  return who.kind === 'any' && (end === 'top' || end === 'bottom')
    ? 'trashing from one end of several stacks'
    : null;
}

function notReturned({ target, to, eggs }: ActionOfKind<'return'>): string | null {
  if (to === 'deck top or bottom' && !isOneReturned(target))
    return 'a choice between top and bottom';
  if (target.kind === 'stacked card' && !isTopOfOne(target))
    return 'which stacked card is returned';
  return eggs === true && !areEggs(target) ? 'the Digi-Egg deck' : null;
}

/** One of yours; of the breeding area, where there is one at most (3-4-7-2), or the one named. */
const isMovedThere = ({ target, from, to }: ActionOfKind<'move'>): boolean => {
  if (target.kind === 'this' || target.kind === 'this with' || target.kind === 'same') return true;
  const isOne =
    (target.kind === 'choose' && target.n === 1 && !target.upTo) || target.kind === 'any';
  if (!isOne || target.other || target.side === "your opponent's") return false;
  if (to !== undefined) return target.kind === 'choose' && target.side === 'your';
  return (
    from !== undefined ||
    (target.side === 'your' && target.filters.some(({ kind }) => kind === 'in the breeding area'))
  );
};

/** "play 1 card for its digivolution cost": what is played has a play cost (2-6-1). */
function namesAnotherCost(action: Action): boolean {
  if (!('cost' in action) || action.cost?.kind !== 'paid') return false;
  return action.cost.named === (action.kind === 'digivolve' ? 'play' : 'digivolution');
}

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

/** "reduce this effect's play cost": of what the effect itself plays. */
const OF_THIS_EFFECT: ReadonlySet<ActionOfKind<'reduce'>['of']> = new Set([
  "this effect's digivolution cost",
  "this effect's play cost",
]);

const ON_CARD_DONE: ReadonlySet<string> = new Set(['On Play', 'When Digivolving']);
const ACTIVATED: ReadonlySet<string> = new Set([...ON_CARD_DONE, 'On Deletion', 'Main']);
const OWN_ACTIVATED: ReadonlySet<string> = new Set([...ACTIVATED, 'When Attacking', 'Security']);

/** "[On Play] or [When Digivolving] effects": of a Digimon, either of them. */
const areActivated = (
  { what, or }: ActionOfKind<'activate'>,
  timings: ReadonlySet<string>,
): boolean =>
  timings.has(what) && (or === undefined || (what !== 'Main' && or !== 'Main' && timings.has(or)));

/** Its own effects, or those of one Digimon or Tamer of its player as effects of that one. */
function isActivated(action: ActionOfKind<'activate'>): boolean {
  const { of, what, asOwn } = action;
  if (of === undefined || isOfList(action)) return true;
  if (of.kind === 'this') return areActivated(action, OWN_ACTIVATED);
  if (isOfCardDone(action)) return true;
  if (!areActivated(action, ACTIVATED)) return false;
  if (asOwn === true) return false;
  if (of.kind === 'choose') return of.n === 1 && !of.upTo && of.side === 'your';
  // "its [Main] effects" may be those of a card.
  return (
    of.kind === 'same' && (what !== 'Main' || !isIt(of.said)) && saidBy(of.said).noun !== 'card'
  );
}

/** "1 [On Play] effect on the placed card as an effect of this Digimon" */
export const isOfCardDone = ({ of, what, asOwn }: ActionOfKind<'activate'>): boolean =>
  of?.kind === 'same' &&
  saidBy(of.said).moved !== undefined &&
  asOwn === true &&
  ON_CARD_DONE.has(what);

/** "1 card from your hand", "this card", "1 [Rex] or 1 red card from your hand" */
const isOneCard = (target: Target): boolean =>
  target.kind === 'this' ||
  (target.kind === 'cards' && target.n === 1 && !target.upTo) ||
  (target.kind === 'either' && areCards(target) && target.targets.every(isSingle));

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
