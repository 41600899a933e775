import { propose } from '../../happens/propose.ts';
import type { Context } from '../../is/context/context.ts';
import { chooseWhether } from '../../run/choose.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { Instruction } from './instruction.ts';

/** `<Draw 2>` (16-8-1); "your opponent draws 2 cards", "your opponent may draw 1 card". */
export const draw: Instruction = (run, context, { use }) => {
  if (inForce(run, '16-8-1') && mustDraw(run, context))
    propose(run, {
      kind: 'draw',
      player: context.chooser,
      n: use.n ?? 1,
      cause: context.cause,
      rule: '16-8-1',
    });
  return true;
};

/** 16-8-3: the draw is mandatory; without that clause the player could leave it. */
const mustDraw = (run: Run, { chooser }: Context): boolean =>
  inForce(run, '16-8-3') ||
  chooseWhether(run, chooser, 'may', '16-8-3', () => ({ kind: 'do keyword', name: 'Draw' }));
