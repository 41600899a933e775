import { FREE, PAID, type Price } from '../procedure/play/play.ts';
import type { Context } from '../is/context/context.ts';
import { reducedBy } from '../is/target/raised-maximum.ts';
import type { Run } from '../run/run.ts';
import type { ActionOf } from './processing.ts';

/**
 * What is paid for what an effect plays, uses or digivolves into, less what it says of that itself.
 */
export function priceOf(
  run: Run,
  context: Context,
  cost: ActionOf<'play'>['cost'] | undefined,
): Price {
  const less = reducedBy(run, context);
  switch (cost?.kind) {
    case undefined:
    case 'paid':
      return less === 0 ? PAID : { kind: 'paid', less };
    case 'free':
      return FREE;
    case 'fixed':
      return { kind: 'fixed', n: Math.max(0, (cost?.n ?? 0) - less) };
    case 'reduced':
      return { kind: 'paid', less: (cost?.n ?? 0) + less };
  }
}
