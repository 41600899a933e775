import { saidBy } from '../../../effect/tree/closed/same.ts';
import type { CardDef } from '../../../card/printed.ts';
import type { Target } from '../../../effect/tree/tree.ts';
import type { CardId, Unit } from '../../state/state.ts';
import { baseView } from './base-view.ts';

/**
 * What a new Digimon or Tamer on the field starts with; the rest is as nothing had happened to it
 * (3-1-3-1).
 */
export type UnitStart = Pick<Unit, 'id' | 'owner' | 'area' | 'cards'> &
  Partial<Pick<Unit, 'suspended' | 'placed' | 'links' | 'faceDown' | 'byEffect'>>;

export function makeUnit(start: UnitStart, defs: readonly CardDef[]): Unit {
  const unit = {
    suspended: false,
    placed: false,
    links: [],
    faceDown: [],
    byEffect: false,
    gone: false,
    applied: [],
    uses: [],
    viewVersion: -1,
    ...start,
  };
  const base = baseView(unit, defs);
  return { ...unit, base, view: base };
}

/** A copy for a run. Lists are replaced and never changed in place, so that they can be shared. */
export const cloneUnit = (unit: Unit): Unit => ({
  id: unit.id,
  owner: unit.owner,
  area: unit.area,
  cards: unit.cards,
  faceDown: unit.faceDown,
  links: unit.links,
  suspended: unit.suspended,
  placed: unit.placed,
  byEffect: unit.byEffect,
  gone: false,
  applied: unit.applied,
  uses: unit.uses,
  base: unit.base,
  view: unit.base,
  viewVersion: -1,
});

/** The Digimon's cards have changed: what they give is read again. */
export function restack(
  unit: Unit,
  change: Partial<Pick<Unit, 'cards' | 'links' | 'faceDown'>>,
  defs: readonly CardDef[],
): void {
  Object.assign(unit, change);
  unit.faceDown = unit.faceDown.filter((card) => unit.cards.includes(card));
  unit.base = baseView(unit, defs);
  unit.viewVersion = -1;
}

/**
 * "the top stacked card", "the bottom card under it", "the bottom face-down card under it": a
 * single card has nothing beneath (4-7-1).
 */
export function endCard(
  { cards, faceDown }: Unit,
  target: Extract<Target, { kind: 'stacked card' }>,
): CardId | undefined {
  if (cards.length < 2) return undefined;
  if (target.faceDown === true)
    return cards.findLast((card, i) => i > 0 && faceDown.includes(card));
  return target.end === 'top' ? cards[0] : cards.at(-1);
}

/**
 * The digivolution cards of a Digimon, or its link cards or those that lie face down where these
 * are meant.
 */
export const beneathOf = (
  { of }: { readonly of?: string },
  { cards, links, faceDown }: Unit,
): readonly CardId[] =>
  of === 'link cards'
    ? links
    : of === 'face-down cards'
      ? cards.filter((card, i) => i > 0 && faceDown.includes(card))
      : cards.slice(1);

/**
 * Whether cards from under several are trashed together, of whichever of them: "trash any 2
 * digivolution cards of your opponent's Digimon", "trash 1 of their digivolution cards".
 */
export const isOfAny = ({ who, end }: { readonly who: Target; readonly end: string }): boolean =>
  who.kind === 'any' || (who.kind === 'same' && end === 'any' && saidBy(who.said).one !== true);

/** How many of them have to be trashed: of "up to" and "all" 1 (1-3-6). */
export const leastOf = ({
  end,
  n,
  upTo,
}: {
  readonly end: string;
  readonly n: number;
  readonly upTo?: true;
}): number => (end === 'all' || upTo === true ? 1 : n);
