import type { Permission, Prohibition } from '../../../effect/tree/tree.ts';
import { build, immuneTo } from './build-view.ts';
import type { CardInformation, Colour } from '../../../card/information.ts';
import { coloursOf, isDigimon } from '../condition/filter.ts';
import { computeAll } from './persistent.ts';
import { EVERYTHING, FIELD } from '../../../card/ability/depends-on.ts';
import { defOf, type Run } from '../../run/run.ts';
import type { By } from '../condition/source.ts';
import { topCard, type Unit } from '../../state/state.ts';
import { type View } from '../../state/modifier.ts';

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

/**
 * What is written on its top card, with the colours that it is also treated as (15-12-1-2), or as
 * the Digimon that a Tamer is while it digivolves.
 */
export function informationOf(run: Run, unit: Unit): CardInformation {
  const def = defOf(run, topCard(unit));
  const { asIf, colours: more } = viewOf(run, unit);
  if (asIf === undefined && more.length === 0) return def;
  const colours = coloursOf(run, unit, (one) => viewOf(run, one)) as readonly Colour[];
  return asIf === undefined
    ? { ...def, colours }
    : { ...def, colours, category: 'Digimon', level: asIf.level };
}

/** Whether it is a Digimon now: by its card, or since an effect treats it as one. */
export const isDigimonNow = (run: Run, unit: Unit): boolean =>
  isDigimon(run, unit, (one) => viewOf(run, one));

/** In the battle area: what has moved to the breeding area isn't there any more (3-4-7-3, 4-17). */
export const isInBattleArea = (unit: Unit): boolean => !unit.gone && unit.area === 'battle';

/**
 * Whether it is in the battle area and a Digimon. Below its top card may lie a Tamer, and how it is
 * treated may end: then it neither attacks nor battles any more (3-4-5, 11-5-1).
 */
export const isStillDigimon = (run: Run, unit: Unit): boolean =>
  isInBattleArea(unit) && isDigimonNow(run, unit);

export const cannot = (run: Run, unit: Unit, what: Prohibition): boolean =>
  viewOf(run, unit).prohibitions.includes(what);

/** Whether it says of an attacker that its attack target is not switched. */
export const keepsTarget = (run: Run, unit: Unit): boolean =>
  cannot(run, unit, 'have its attack target switched') ||
  cannot(run, unit, 'have their attack targets switched');

/** Whether an effect lets it do one of these. */
export const can = (run: Run, unit: Unit, what: readonly Permission[]): boolean =>
  viewOf(run, unit).permissions.some((one) => what.includes(one));

/** Whether such effects change this Digimon (15-15-5). */
export const isAffected = (run: Run, unit: Unit, by: By): boolean =>
  !immuneTo(viewOf(run, unit).immunities, unit, by);

/** Something has changed, if nothing else is said something that views depend on. */
export function touch(run: Run, what = EVERYTHING): void {
  run.version++;
  const reads =
    run.state.overall.length > 0 || run.without !== null ? EVERYTHING : run.setup.reads | FIELD;
  if ((what & reads) !== 0) run.viewVersion++;
}
