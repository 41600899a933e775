import { hatchEgg } from '../../procedure/hatch.ts';
import type { Processing } from '../processing.ts';

/** "hatch in your breeding area": by an effect at any time, where there is room (4-18). */
export const hatch: Processing<'hatch'> = (run, context) => {
  const rule = hatchEgg(run, context.player, '4-18-1');
  if (rule !== null) run.trace?.say({ verb: 'refused', rule, what: 'hatching', card: null });
  return rule === null;
};
