import type { Processing } from '../processing.ts';

/** "end the attack": the end of attack timing comes next (15-15-1-1). */
export const endAttack: Processing<'end attack'> = (run) => {
  const { attack } = run.state;
  if (attack === null) return false;
  attack.ended = true;
  run.trace?.say({ verb: 'attack ended', rule: '15-15-1-1' });
  return true;
};
