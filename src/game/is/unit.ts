import type { CardDef } from '../../card/printed.ts';
import type { Unit } from '../state/state.ts';
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
