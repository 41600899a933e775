/**
 * A Tamer that digivolves "as if the Tamer is a level 3 red Digimon": it is that Digimon until the
 * card is on top, for requirements, for "when a Digimon would digivolve", for what a Digimon that
 * digivolves triggers, and for "Digimon can't digivolve" (official rulings Q2724, Q6536).
 */
import type { Colour } from '../../../card/information.ts';
import type { Unit } from '../../state/state.ts';
import type { AsIf } from '../../state/modifier.ts';
import type { Run } from '../../run/run.ts';
import { touch } from '../../is/view/view.ts';

/** "as if the Tamer is a level 3 red Digimon"; without colors it keeps those of its card. */
export const asIfOf = ({
  level,
  colours,
}: {
  readonly level: number;
  readonly colours?: readonly string[] | undefined;
}): AsIf => ({
  level,
  colours: colours?.map((colour) => colour.toLowerCase() as Colour) ?? null,
});

/** Does something while the Tamer is such a Digimon. */
export function whileAsIf<T>(run: Run, unit: Unit, as: AsIf, act: () => T): T {
  const applied = {
    id: 0,
    modifier: { kind: 'as if', as },
    player: unit.owner,
    of: ['Digimon'],
    until: { kind: 'turn' },
  } as const;
  unit.applied = [...unit.applied, applied];
  touch(run);
  const done = act();
  endAsIf(run, unit);
  return done;
}

/** From now on it is what is on top. */
export function endAsIf(run: Run, unit: Unit): void {
  const left = unit.applied.filter(({ modifier }) => modifier.kind !== 'as if');
  if (left.length === unit.applied.length) return;
  unit.applied = left;
  touch(run);
}
