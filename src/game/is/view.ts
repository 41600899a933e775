import type { Prohibition } from '../../effect/tree/tree.ts';
import { build, immuneTo } from './build-view.ts';
import { hasKeyword, isDigimon } from './filter.ts';
import { computeAll } from './persistent.ts';
import { EVERYTHING, FIELD } from '../../card/depends-on.ts';
import type { Run } from '../run/run.ts';
import type { Player } from '../../base/player.ts';
import type { Unit, View } from '../state/state.ts';

export { givenBy } from './build-view.ts';
export { isGranted } from './persistent.ts';

/**
 * What a Digimon is now (15-8-2: persistent effects apply as long as their conditions hold).
 * Computed on reading and kept until something changes.
 */
export function viewOf(run: Run, unit: Unit): View {
  if (unit.viewVersion === run.viewVersion) return unit.view;
  if (run.setup.dynamic || run.state.overall.length > 0 || run.without !== null) computeAll(run);
  else {
    unit.view = unit.applied.length === 0 ? unit.base : build(run, unit, unit.base);
    unit.viewVersion = run.viewVersion;
  }
  return unit.view;
}

export const dpOf = (run: Run, unit: Unit): number | null => viewOf(run, unit).dp;

/** Whether it is a Digimon now: by its card, or since an effect treats it as one. */
export const isDigimonNow = (run: Run, unit: Unit): boolean =>
  isDigimon(run, unit, (one) => viewOf(run, one));

export const has = (run: Run, unit: Unit, keyword: string): boolean =>
  hasKeyword(viewOf(run, unit), keyword);

/** How many instances of a keyword a Digimon has; they stay apart (16-4-3, 16-40-3). */
export const instancesOf = (run: Run, unit: Unit, keyword: string): number =>
  viewOf(run, unit).keywords.filter(({ use }) => use.name === keyword).length;

export const cannot = (run: Run, unit: Unit, what: Prohibition): boolean =>
  viewOf(run, unit).prohibitions.includes(what);

/** Whether effects of `player` change this Digimon (15-15-5). */
export const isAffected = (run: Run, unit: Unit, player: Player): boolean =>
  !immuneTo(viewOf(run, unit).immunities, unit, player);

/** Something has changed, if nothing else is said something that views depend on. */
export function touch(run: Run, what = EVERYTHING): void {
  run.version++;
  const reads =
    run.state.overall.length > 0 || run.without !== null ? EVERYTHING : run.setup.reads | FIELD;
  if ((what & reads) !== 0) run.viewVersion++;
}
