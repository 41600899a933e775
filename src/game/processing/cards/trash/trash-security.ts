import type { Player } from '../../../../base/player.ts';
import type { Side } from '../../../../effect/tree/tree.ts';
import { propose } from '../../../happens/propose.ts';
import { noteMoved, type Context } from '../../../is/context/context.ts';
import type { Run } from '../../../run/run.ts';
import type { Processing } from '../../processing.ts';
import { playersOf } from './players.ts';

/** "trash the top card of your security stack" */
export const trashSecurity: Processing<'trash security'> = (run, context, { side, n }) =>
  trashTops(run, context, side, () => n);

/** Trashes so many of each of these stacks, and says whether there were as many. */
export function trashTops(
  run: Run,
  context: Context,
  side: Side,
  many: (player: Player) => number,
): boolean {
  let enough = true;
  let trashed = false;
  let moved = 0;
  for (const player of playersOf(run, context, side)) {
    const there = run.state.security[player].length;
    const n = many(player);
    enough &&= there >= n;
    const gone = Math.min(there, n);
    if (gone > 0) context.done.add('trash security');
    moved += gone;
    propose(run, {
      kind: 'trash security',
      player,
      n,
      cause: context.cause,
      rule: '4-16-1',
      ...(trashed ? { again: true } : {}),
    });
    trashed ||= gone > 0;
  }
  if (trashed) context.done.add('trash security');
  noteMoved(context, 'trash security', moved, []);
  return enough;
}
