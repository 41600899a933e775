/** What the opponent, or both players, can be told or asked to do. */
import type { Action } from '../../effect/tree/tree.ts';
import type { ActionOfKind } from './cost.ts';

/** What the opponent may be told to do: chosen by that player, and all of it theirs. */
const BY_OPPONENT = new Set<Action['kind']>([
  'choose',
  'delete',
  'suspend',
  'unsuspend',
  'return',
  'add to hand',
  'place',
  'trash hand',
  'trash hand until',
  'trash security',
  'trash security until',
  'trash deck',
  'attack',
  'play',
]);

/** What that player may be asked beyond it; all else could be done by either player. */
const ASKED_OF_OPPONENT = new Set<Action['kind']>([...BY_OPPONENT, 'trash cards', 'switch target']);

/** What both players are told to do, each of them with their own cards. */
const BY_BOTH = new Set<Action['kind']>([
  'trash hand',
  'trash hand until',
  'trash security',
  'trash deck',
]);

/** Whether it is clear that the opponent does it: "your opponent draws 1 card". */
export function isByOpponent(action: Action): boolean {
  if (isDraw(action)) return true;
  if (!BY_OPPONENT.has(action.kind)) return false;
  if ('side' in action) return action.side === "your opponent's";
  const whose = 'who' in action ? action.who : 'target' in action ? action.target : undefined;
  if (whose?.kind === 'same') return action.kind === 'attack' && whose.said !== '';
  const of = whose?.kind === 'cards' && whose.place?.kind === 'area' ? whose.place : whose;
  return of !== undefined && 'side' in of && of.side === "your opponent's";
}

/** "your opponent may draw 1 card", "your opponent may play 1 card from their trash" */
export const isAskedOfOpponent = (action: Action): boolean =>
  isDraw(action) ||
  (action.kind === 'play' ? isFromTheirs(action) : ASKED_OF_OPPONENT.has(action.kind));

/** "both players draw 1 card", "both players trash the top card of their security stacks" */
export const isByBoth = (action: Action): boolean =>
  isDraw(action) ||
  (BY_BOTH.has(action.kind) && 'side' in action && action.side === "your opponent's");

const isDraw = (action: Action): boolean =>
  action.kind === 'do keyword' && action.use.name === 'Draw';

const isFromTheirs = ({ target }: ActionOfKind<'play'>): boolean =>
  'place' in target && target.place?.kind === 'area' && target.place.side === "your opponent's";
