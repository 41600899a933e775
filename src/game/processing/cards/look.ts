import type { Processing } from '../processing.ts';
import { opponentOf } from '../../../base/player.ts';

/** "Look at the top card of your deck": its player alone sees it, and it stays where it is. */
export const look: Processing<'look'> = ({ state }, { player }, { side, of }) => {
  const whose = side === "your opponent's" ? opponentOf(player) : player;
  return (of === 'security stack' ? state.security : state.deck)[whose].length > 0;
};
