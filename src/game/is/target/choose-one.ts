/** For what is done to one Digimon alone: it attacks, battles, digivolves, has a card under it. */
import type { Target } from '../../../effect/tree/tree.ts';
import { Undecided, type Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';
import type { Context } from '../context/context.ts';
import { chooseTargets } from './target.ts';

/** "your [Rex]", "any of your Digimon": 1 of them, which their player chooses. */
export const oneOf = (target: Target): Target =>
  target.kind === 'any' ? { ...target, kind: 'choose', n: 1, upTo: false } : target;

/**
 * The one that is meant. "Unsuspend 2 of your Digimon. Then, they may attack.": one attack is
 * declared at a time, and nothing says whose comes first.
 */
export function chooseOne(
  run: Run,
  context: Context,
  target: Target,
  open?: (unit: Unit) => boolean,
): Unit | undefined {
  const [unit, ...more] = chooseTargets(run, context, oneOf(target), open);
  if (more.length > 0)
    throw new Undecided(
      'an effect means several Digimon where only one can be meant; which of them is not settled',
    );
  return unit;
}
