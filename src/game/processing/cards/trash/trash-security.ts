import { propose } from '../../../happens/propose.ts';
import { noteMoved } from '../../../is/context/context.ts';
import type { Processing } from '../../processing.ts';
import { playersOf } from './players.ts';

/** "trash the top card of your security stack" */
export const trashSecurity: Processing<'trash security'> = (run, context, action) => {
  let enough = true;
  let trashed = false;
  let moved = 0;
  for (const one of playersOf(run, context, action.side)) {
    const there = run.state.security[one].length;
    enough &&= there >= action.n;
    if (there > 0) context.done.add('trash security');
    moved += Math.min(there, action.n);
    propose(run, {
      kind: 'trash security',
      player: one,
      n: action.n,
      cause: context.cause,
      rule: '4-16-1',
      ...(trashed ? { again: true } : {}),
    });
    trashed ||= there > 0;
  }
  if (trashed) context.done.add('trash security');
  noteMoved(context, 'trash security', moved, []);
  return enough;
};
