import { choose } from '../../run/choose.ts';
import { chooseUnit } from '../../run/option.ts';
import type { Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';
import { named } from '../../state/trace.ts';
import { meanOnly, type Context } from '../context/context.ts';

/**
 * Of several that met the trigger condition together, the one that "it" means from now on; `open`:
 * to which of them it can be done, if to any.
 */
export function sayWhich(
  run: Run,
  context: Context,
  open: (unit: Unit) => boolean = () => true,
): readonly Unit[] {
  const prevented = context.event?.prevented ?? [];
  const there = context.named.filter((unit) => !unit.gone);
  const exposed = there.filter((unit) => !prevented.includes(unit));
  const able = exposed.filter(open);
  const options = [able, exposed, there].find((units) => units.length > 0);
  return options === undefined ? [] : chooseWhich(run, context, options);
}

/**
 * The same where something is asked of "it" or compared with it: of several that have left the
 * field together, it is asked of one as that one was (15-8-3-9-4).
 */
export const sayWhichAsItWas = (run: Run, context: Context): readonly Unit[] =>
  context.named.every(({ gone }) => gone)
    ? chooseWhich(run, context, context.named)
    : sayWhich(run, context);

function chooseWhich(run: Run, context: Context, options: readonly Unit[]): readonly Unit[] {
  const rule = '15-11-1-1';
  const unit = choose(run, context.player, 'target', rule, options, chooseUnit);
  if (options.length > 1)
    run.trace?.say({ verb: 'chooses', rule, card: context.card, chosen: named(unit) });
  meanOnly(context, unit);
  return (context.same = [unit]);
}
