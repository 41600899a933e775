/**
 * A security stack while it is searched: until it is shuffled no effect of another card does
 * anything to it (Q4176). What such an effect does beside that is not known, so that it stops.
 */
import { type Run, UnknownCard } from '../run/run.ts';
import type { Player } from '../../base/player.ts';
import { areaAt, type Change } from '../state/change.ts';

/** Stops a scenario in which an effect of another card would change the stack. */
export function keepSearched(run: Run, change: Change): void {
  const { searching } = run;
  if (searching === null || !('cause' in change) || change.cause?.kind !== 'effect') return;
  if (change.cause.card === searching.card || !changesStack(run, change, searching.player)) return;
  throw new UnknownCard(
    'an effect of another card would change a security stack that is being searched; a scenario ends before that',
  );
}

function changesStack(run: Run, change: Change, player: Player): boolean {
  switch (change.kind) {
    case 'trash security':
    case 'recover':
      return change.player === player;
    case 'move cards':
      return change.cards.some(
        (card) =>
          run.state.security[player].includes(card) ||
          (areaAt(change.to) === 'security' && run.setup.owners[card] === player),
      );
    case 'leave':
      return areaAt(change.to) === 'security' && change.units.some(({ owner }) => owner === player);
    default:
      return false;
  }
}
