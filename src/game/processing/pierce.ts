import { named } from '../state/trace.ts';
import type { Processing } from './processing.ts';
import { inForce } from '../run/run.ts';

/**
 * What `<Piercing>` does when it activates: the check waits until right before the end of the
 * attack (16-7-4).
 */
export const pierce: Processing<'pierce'> = (run, context) => {
  const { attack } = run.state;
  if (attack === null || context.unit === null || !inForce(run, '16-7-4')) return false;
  attack.pierce = context.unit;
  attack.pierced++;
  run.trace?.say({ verb: 'pending check', rule: '16-7-4', card: named(context.unit) });
  return true;
};
