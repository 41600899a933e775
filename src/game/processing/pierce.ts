import type { Processing } from './processing.ts';
import { inForce, say } from '../run/run.ts';

/** What `<Piercing>` does when it activates: the check waits until right before the end of the attack (16-7-4). */
export const pierce: Processing<'pierce'> = (run, context) => {
  const { attack } = run.state;
  if (attack === null || context.unit === null || !inForce(run, '16-7-4')) return false;
  attack.pierce = context.unit;
  attack.pierced++;
  say(run, '16-7-4', 'pending check', context.unit);
  return true;
};
