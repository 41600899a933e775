import { propose } from '../propose.ts';
import { inForce, say } from '../run.ts';
import { chooseTargets } from '../target.ts';
import type { Processing } from './processing.ts';

/** What `<Piercing>` does when it activates: the check waits until right before the end of the attack (16-7-4). */
export const pierce: Processing<'pierce'> = (run, context) => {
  const { attack } = run.state;
  if (attack === null || context.unit === null || !inForce(run, '16-7-4')) return false;
  attack.pierce = context.unit;
  say(run, '16-7-4', 'pending check', context.unit);
  return true;
};

/** "end the attack": the end of attack timing comes next (15-15-1-1). */
export const endAttack: Processing<'end attack'> = (run) => {
  const { attack } = run.state;
  if (attack === null) return false;
  attack.ended = true;
  say(run, '15-15-1-1', 'attack ended');
  return true;
};

/** "change the attack target": not to the present one (11-2-7-3), not once the attacker is gone (11-2-7-4). */
export const switchTarget: Processing<'switch target'> = (run, context, action) => {
  const { attack } = run.state;
  if (attack === null || attack.attacker.gone) return false;
  const unit = chooseTargets(run, context, action.to)[0];
  if (unit === undefined || unit === attack.target) return false;
  propose(run, { kind: 'switch target', to: unit, rule: '11-2-7-2' });
  return true;
};
