import { propose } from '../../happens/propose.ts';
import type { Context } from '../../is/context/context.ts';
import { chooseWhether } from '../../run/choose.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { Instruction } from './instruction.ts';

/** `<Draw 2>` (16-8-1). */
export const draw: Instruction = (run, context, { use }) => {
  if (inForce(run, '16-8-1') && mustDraw(run, context))
    propose(run, {
      kind: 'draw',
      player: context.player,
      n: use.n ?? 1,
      cause: context.cause,
      rule: '16-8-1',
    });
  return true;
};

/** 16-8-3: the draw is mandatory; without that clause the player could leave it. */
const mustDraw = (run: Run, { player }: Context): boolean =>
  inForce(run, '16-8-3') ||
  chooseWhether(run, player, 'may', '16-8-3', () => ({ kind: 'do keyword', name: 'Draw' }));
