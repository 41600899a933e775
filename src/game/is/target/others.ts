import { namesKind } from '../../../effect/tree/closed/noun.ts';
import type { Target } from '../../../effect/tree/tree.ts';
import type { Run } from '../../run/run.ts';
import { matching } from '../condition/filter.ts';
import type { Context } from '../context/context.ts';
import { viewOf } from '../view/view.ts';

type Others = Extract<Target, { kind: 'choose' | 'all' | 'any' }>;

/** Whether "other" can mean other than the card with the effect: a Tamer is none of the Digimon. */
export function isOfThem(run: Run, { unit, player }: Context, target: Others): boolean {
  // One that has left is none of them any more, and was.
  if (unit?.gone === true && unit.goneAsDigimon === true && namesKind(target.noun, 'Digimon'))
    return true;
  const them = { ...target, filters: [], other: false };
  const found = matching(run, them, player, unit, (one) => viewOf(run, one));
  return unit !== null && found.includes(unit);
}
