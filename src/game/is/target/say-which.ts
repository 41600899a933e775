import { choose } from '../../run/choose.ts';
import { chooseUnit } from '../../run/option.ts';
import type { Run } from '../../run/run.ts';
import type { Unit } from '../../state/state.ts';
import { named } from '../../state/trace.ts';
import { meanOnly, type Context } from '../context/context.ts';

/** Of several that met the trigger condition together, the one that "it" means from now on. */
export function sayWhich(run: Run, context: Context): readonly Unit[] {
  const prevented = context.event?.prevented ?? [];
  const there = context.named.filter((unit) => !unit.gone);
  const exposed = there.filter((unit) => !prevented.includes(unit));
  const options = exposed.length > 0 ? exposed : there;
  if (options.length === 0) return (context.same = []);
  const rule = '15-11-1-1';
  const unit = choose(run, context.player, 'target', rule, options, chooseUnit);
  if (options.length > 1)
    run.trace?.say({ verb: 'chooses', rule, card: context.card, chosen: named(unit) });
  meanOnly(context, unit);
  return (context.same = [unit]);
}
