/** Cards that an effect reveals, which are in no area until they are placed (15-15-3). */
import type { Player } from '../../../base/player.ts';
import type { Run } from '../../run/run.ts';
import type { CardId } from '../../state/state.ts';
import type { Context } from './context.ts';

/** Those that are still to be placed: whatever else became of a card, it is none of "the rest". */
export const stillRevealed = ({ state }: Run, { revealed }: Context): readonly CardId[] =>
  revealed.filter((card) => state.aside.includes(card));

/** "among them": those that are revealed, and those of a searched stack that are still there. */
export const amongThem = (run: Run, context: Context): readonly CardId[] => [
  ...stillRevealed(run, context),
  ...context.searched.filter((card) => run.state.security.some((stack) => stack.includes(card))),
];

/** How many cards of a player are aside: they still count for where they were (15-15-3-1). */
export const asideOf = ({ state, setup }: Run, player: Player): number =>
  state.aside.filter((card) => setup.owners[card] === player).length;
