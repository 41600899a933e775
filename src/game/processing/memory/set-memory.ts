import { propose } from '../../happens/propose.ts';
import type { Processing } from '../processing.ts';

/** "set your memory to 3" */
export const setMemory: Processing<'set memory'> = (run, context, action) => {
  const { player } = context;
  propose(run, { kind: 'set memory', by: 'effect', player, to: action.n, rule: '4-1-4' });
  return true;
};
