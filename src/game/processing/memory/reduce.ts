import type { Context } from '../../is/context/context.ts';
import { isOfAll } from '../../event/several.ts';
import { compared } from '../../is/target/target.ts';
import { mayReduce } from '../../is/view/ban.ts';
import type { Run } from '../../run/run.ts';
import { nothing } from '../move-cards.ts';
import type { Processing } from '../processing.ts';

/** "reduce the digivolution cost by 3": of what is about to be paid (4-2-3). */
export const reduce: Processing<'reduce'> = (run, context, { n }) => takeOff(run, context, n);

/** "reduce the play cost by the play cost of the deleted Digimon": as it was (15-8-3-9-4). */
export const reduceBy: Processing<'reduce by'> = (run, context, { measure, whose }) =>
  takeOff(
    run,
    context,
    Math.max(0, ...compared(run, context, whose).map((one) => one[measure] ?? 0)),
  );

function takeOff(run: Run, context: Context, n: number): boolean {
  const { event, player } = context;
  if (event?.costs === undefined) return false;
  const of =
    event.kind === 'would be played'
      ? 'play'
      : event.kind === 'would digivolve'
        ? 'digivolution'
        : null;
  if (of !== null && !mayReduce(run, player, of)) return nothing(run, context);
  event.costs.reduce += n;
  const { batch } = event;
  if (batch !== undefined && isOfAll(context.pending.ability))
    batch.off = [...batch.off, { pending: context.pending, n }];
  return true;
}
