/** Targets that are more than they look: Tokens, one of several, all cards under this Digimon. */
import { isOne } from '../../effect/tree/any.ts';
import type { AnyFront, Target } from '../../effect/tree/tree.ts';
import { arePlacedOptions } from '../../effect/tree/closed/noun.ts';
import { isThatOne } from '../../effect/tree/closed/same.ts';

/** "all of your Digimon", "up to 2", "your Digimon": more than one, or nobody knows how many. */
export const isSeveral = (target: Target): boolean =>
  target.kind === 'all' ||
  target.kind === 'both' ||
  (target.kind === 'choose' && (target.n !== 1 || target.upTo)) ||
  (target.kind === 'any' && !isOne(target) && !isAnyOf(target));

/** "any of your Digimon": how many is left open. */
export const isAnyOf = (target: Target): boolean =>
  target.kind === 'any' && target.said === 'any of';

/** "1 [Cub] Token", "2 [Cub] Tokens", "1 [Cub] Token and 1 [Pup] Token": what is played of them. */
export const isTokens = (target: Target): boolean =>
  target.kind === 'both'
    ? target.targets.every(isTokens)
    : target.kind === 'choose' && tokenName(target) !== null && !target.upTo;

/** How a Token is called that is played; `null` for anything else. */
export function tokenName(target: Target): string | null {
  if (target.kind !== 'choose' || !(target.noun === 'Token' || target.noun === 'Tokens'))
    return null;
  const { side, other, anyNumber, filters } = target;
  const [name, ...more] = filters;
  if (name?.kind !== 'name' || name.match !== 'exact' || name.words.length !== 1) return null;
  return side === 'either' && !other && anyNumber !== true && more.length === 0
    ? (name.words[0] ?? null)
    : null;
}

export const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** "1 of your Option cards in the battle area": placed there by an effect (4-28-1). */
export const isPlacedOption = (target: Target): boolean =>
  (target.kind === 'choose' || target.kind === 'all') && arePlacedOptions(target.noun);

/** "[X] in this Digimon's digivolution cards": all of them, since nobody chooses. */
export const isUnderThis = (target: Target): boolean =>
  target.kind === 'cards' &&
  (target.unnumbered === true || target.all === true) &&
  target.oneOfEach !== true &&
  target.place?.kind === 'under' &&
  target.place.who.kind === 'this' &&
  target.place.what === undefined;

/** "all of your [Rex] cards in play", "any of your cards with the [Beast] trait": on the field. */
export const isCardsInPlay = (
  target: Extract<Target, { kind: 'choose' | 'all' | 'any' }>,
): boolean =>
  target.noun === 'cards' &&
  ((target.kind === 'any' && target.said === 'any of' && target.filters.length > 0) ||
    (target.kind === 'all' && target.filters.some(({ kind }) => kind === 'on the field')));

/** "all of your opponent's Security Digimon" */
export const isAllSecurityDigimon = (target: Target): boolean =>
  (target.kind === 'all' || (target.kind === 'any' && target.said === 'bare')) &&
  target.noun === 'Security Digimon' &&
  target.filters.length === 0 &&
  !target.other;

export const isCards = (target: Target): boolean =>
  target.kind === 'cards' || (target.kind === 'either' && target.targets.some(isCards));

export const isSingle = (target: Target): boolean =>
  ('upTo' in target && target.n === 1 && !target.upTo) || isOneNamed(target);

/** "[Rex] or a [Beast] trait Digimon card": one of these, where cards are chosen. */
export const isOneNamed = (target: Target): boolean =>
  target.kind === 'any' &&
  target.side === 'either' &&
  !target.other &&
  (target.said === 'a' || target.said === 'named');

/** Whether "1 A and 1 B" are cards that are not on the field: a place stands behind them. */
export const areCards = ({ targets }: Extract<Target, { kind: 'both' | 'either' }>): boolean =>
  targets.some(isCards);

/** Of several it would have to be said where each of them goes. */
export const isOneMoved = (target: Target): boolean =>
  (target.kind === 'cards' && target.n === 1 && !target.upTo) ||
  (target.kind === 'choose' && target.n === 1 && !target.upTo) ||
  target.kind === 'this';

/** The same, and one that was spoken of before. */
export const isOneReturned = (target: Target): boolean =>
  isOneMoved(target) || (target.kind === 'same' && isThatOne(target.said));

const BLOCKERS = new Set<AnyFront | undefined>(['bare', 'named', 'an', 'a', 'any']);

/**
 * "your opponent's Digimon", "Digimon with 5000 DP or less": any such Digimon; "with less DP than
 * this Digimon" is compared with the one that attacks, where it is said of itself.
 */
export const areBlockers = (by: Target, who: Target): boolean =>
  by.kind === 'any' &&
  BLOCKERS.has(by.said) &&
  !by.other &&
  by.filters.every(
    ({ kind }) =>
      kind !== 'extreme' && (who.kind === 'this' || (kind !== 'like' && kind !== 'alike')),
  );

/** "its top stacked card": of one; a single card is no stack (4-7-2). */
export const isTopOfOne = ({ end, who }: Extract<Target, { kind: 'stacked card' }>): boolean =>
  end === 'top' &&
  (who.kind === 'this' ||
    who.kind === 'this with' ||
    (who.kind === 'choose' && who.n === 1 && !who.upTo) ||
    (who.kind === 'any' && (isOne(who) || isAnyOf(who))));

/** One Digimon or Tamer of the field, whoever that is. */
export const isOneOfField = (target: Target): boolean =>
  target.kind === 'this' ||
  target.kind === 'this with' ||
  (target.kind === 'choose' && target.n === 1 && !target.upTo) ||
  (target.kind === 'any' && (isOne(target) || isAnyOf(target)));
