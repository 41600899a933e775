import { propose } from '../../happens/propose.ts';
import { inForce } from '../../run/run.ts';
import type { Instruction } from './instruction.ts';

/** `<Recovery +1 (Deck)>` (16-6-1). */
export const recovery: Instruction = (run, { player, cause }, { use }) => {
  if (inForce(run, '16-6-1')) propose(run, { kind: 'recover', player, n: use.n ?? 1, cause });
  return true;
};
