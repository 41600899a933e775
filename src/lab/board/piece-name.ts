/** How what lies in an area of the lab is called. */
import type { Slot, Stack } from '../../scenario/board/board.ts';

/** "Rex on Cub + Plug (suspended)", "Plain Option (face up)" */
export function pieceName(piece: Stack | Exclude<Slot, { hidden: number }>): string {
  if ('name' in piece) return `${piece.name}${piece.faceUp === true ? ' (face up)' : ''}`;
  const [top = '', ...under] = piece.cards;
  return [
    top,
    under.length > 0 ? ` on ${under.join(', ')}` : '',
    piece.links.length > 0 ? ` + ${piece.links.join(', ')}` : '',
    piece.suspended ? ' (suspended)' : '',
    piece.placed ? ' (played this turn)' : '',
  ].join('');
}
