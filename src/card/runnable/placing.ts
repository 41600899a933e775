/** What the engine leaves out of placing a card: where it goes, and what it is placed under. */
import type { Target } from '../../effect/tree/tree.ts';
import type { ActionOfKind } from './cost.ts';
import { isOneMoved, isOneOfField, isTopOfOne } from '../named/named.ts';

type Placing = ActionOfKind<'place'>;
type PlacingUnder = Extract<Placing, { to: 'digivolution cards' }>;

/** Words of placing something that would make no difference. */
export function notPlaced(action: Placing): string | null {
  if (action.target.kind === 'stacked card' && !isTopOfOne(action.target))
    return 'which stacked card is placed';
  return action.to === 'digivolution cards' ? notPlacedUnder(action) : notPlacedIn(action);
}

function notPlacedUnder(action: PlacingUnder): string | null {
  if (isUnderAnother(action)) return 'placing a stacked card under another';
  if (!isUnderOneOfTwo(action)) return 'a choice of what a card is placed under';
  if (isOfEitherEnd(action) && !isOneMoved(action.target)) return 'a choice between top and bottom';
  return placesSeveral(action) ? 'placing several cards from the field' : null;
}

/** In an area. */
function notPlacedIn(action: Exclude<Placing, PlacingUnder>): string | null {
  if (isOfAnother(action)) return "a card in another player's security stack";
  if (isSeveralOfDeck(action.target)) return 'several cards of a deck';
  if (action.to === 'battle area')
    return isPlacedThere(action) ? null : 'placing a card in the battle area';
  if (isOfEitherEnd(action) && !isOneMoved(action.target)) return 'a choice between top and bottom';
  return action.to !== 'security bottom' &&
    action.to !== 'security top' &&
    action.to !== 'security top or bottom' &&
    action.faceDown === false
    ? '"face up"'
    : null;
}

/** "1 Option card from your hand in the battle area": a card named may be an Option (4-28). */
const isPlacedThere = ({ target }: Placing): boolean =>
  target.kind === 'cards' &&
  target.n === 1 &&
  !target.upTo &&
  (target.noun === 'Option card' ||
    target.noun === 'option card' ||
    (target.noun === '' && target.filters.every(({ kind }) => kind === 'name')));

/** "as the top or bottom security card", "as its top or bottom digivolution card" */
const isOfEitherEnd = (action: Placing): boolean =>
  action.to === 'security top or bottom' || ('eitherEnd' in action && action.eitherEnd === true);

/** "as its bottom digivolution card": of the Digimon that it is the top card of. */
const isUnderAnother = ({ target, under, end }: PlacingUnder): boolean =>
  target.kind === 'stacked card' &&
  (end !== 'bottom' ||
    !(under.kind === 'same' && (under.said === 'its' || under.said === 'that Digimon')));

/** A card goes to its owner: "on top of your security stack" is no place for an opponent's. */
const isOfAnother = (action: Exclude<Placing, PlacingUnder>): boolean =>
  action.target.kind === 'stacked card' &&
  ('side' in action.target.who && action.target.who.side === "your opponent's") !==
    (action.whose === "your opponent's");

/** "the top 2 cards of your deck" */
const isSeveralOfDeck = (target: Target): boolean =>
  target.kind === 'end card' && target.n !== undefined;

/** "or under any of your Tamers": of this Digimon and of others one that is on the field now. */
const isUnderOneOfTwo = ({ under, or }: PlacingUnder): boolean =>
  or === undefined || ([under, or].every(isOneOfField) && under.kind !== 'same');

/** One Digimon or Tamer of the field goes under one other. */
const placesSeveral = ({ target, under }: PlacingUnder): boolean =>
  target.kind === 'all' ||
  (target.kind === 'choose' && (target.n !== 1 || target.upTo)) ||
  (under.kind === 'choose' && (under.n !== 1 || under.upTo)) ||
  under.kind === 'all' ||
  under.kind === 'both';
