/**
 * Changes to a board by hand. Each gives a new board; what it is told of a place that is not there
 * changes nothing.
 */
import { makeLeftOut, type LeftOut } from '../../card/left-out.ts';
import type { PrintedCard } from '../../card/printed.ts';
import { namesOn } from '../../scenario/board/nowhere.ts';
import type { PlayerName } from '../../scenario/claim/claim.ts';
import type { Area, Board, SideBoard, Slot, Stack } from '../../scenario/board/board.ts';

/** Areas whose cards lie in stacks; in the others each card lies for itself. */
type FieldArea = 'battle' | 'breeding';
type PileArea = Exclude<Area, FieldArea>;

/** Everybody may look at the trash (3-6). */
export type HiddenArea = Exclude<PileArea, 'trash'>;

/** Where something lies: which stack or card of an area, counted from 0. */
export interface SpotOnBoard {
  readonly player: PlayerName;
  readonly area: Area;
  readonly index: number;
}

export const isField = (area: Area): area is FieldArea => area === 'battle' || area === 'breeding';

/** A card is put at the end of an area; in a pile above the cards that nobody knows. */
export function put(board: Board, player: PlayerName, area: Area, name: string): Board {
  return isField(area)
    ? withStacks(board, player, area, (stacks) => [...stacks, stackOf(name)])
    : withSlots(board, player, area, (slots) => [
        ...slots.filter((slot) => 'name' in slot),
        { name },
        ...slots.filter((slot) => 'hidden' in slot),
      ]);
}

/** Something changes places with the one above it (-1) or below it (1) in its area. */
export function shift(board: Board, { player, area, index }: SpotOnBoard, by: -1 | 1): Board {
  const shifted = <T>(list: readonly T[]): readonly T[] => {
    const [one, other] = [list[index], list[index + by]];
    return one === undefined || other === undefined
      ? list
      : list.with(index, other).with(index + by, one);
  };
  return isField(area)
    ? withStacks(board, player, area, shifted)
    : withSlots(board, player, area, shifted);
}

/** A security card that lies face up (3-5-1). */
export const setFaceUp = (
  board: Board,
  { player, area, index }: SpotOnBoard,
  faceUp: boolean,
): Board =>
  area !== 'security'
    ? board
    : withSlots(board, player, area, (slots) =>
        slots.map((slot, i) =>
          i === index && 'name' in slot
            ? { name: slot.name, ...(faceUp ? { faceUp: true as const } : {}) }
            : slot,
        ),
      );

const stackOf = (name: string): Stack => ({
  cards: [name],
  links: [],
  suspended: false,
  placed: false,
});

/** A card is taken off the board, with all that is beneath it. */
export function takeAway(board: Board, { player, area, index }: SpotOnBoard): Board {
  const others = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => i !== index);
  return isField(area)
    ? withStacks(board, player, area, others)
    : withSlots(board, player, area, others);
}

/** The top card goes to the end of another area; on the field what is beneath it goes along. */
export function move(board: Board, from: SpotOnBoard, player: PlayerName, area: Area): Board {
  const stack = stackAt(board, from);
  const name = stack?.cards[0] ?? nameAt(board, from);
  if (name === undefined) return board;
  const without = takeAway(board, from);
  return stack !== undefined && isField(area)
    ? withStacks(without, player, area, (stacks) => [...stacks, stack])
    : put(without, player, area, name);
}

export const setSuspended = (board: Board, place: SpotOnBoard, suspended: boolean): Board =>
  withStack(board, place, (stack) => ({ ...stack, suspended }));

/** Whether it was played this turn (7-1-2-1). */
export const setPlaced = (board: Board, place: SpotOnBoard, placed: boolean): Board =>
  withStack(board, place, (stack) => ({ ...stack, placed }));

/** A digivolution card at the bottom of the stack there. */
export const putUnder = (board: Board, place: SpotOnBoard, name: string): Board =>
  withStack(board, place, (stack) => ({ ...stack, cards: [...stack.cards, name] }));

/** A link card of the Digimon there. */
export const linkTo = (board: Board, place: SpotOnBoard, name: string): Board =>
  withStack(board, place, (stack) => ({ ...stack, links: [...stack.links, name] }));

/** A digivolution card is taken away, counted from 1 beneath the top card. */
export const takeUnder = (board: Board, place: SpotOnBoard, n: number): Board =>
  withStack(board, place, (stack) => ({ ...stack, cards: stack.cards.filter((_, i) => i !== n) }));

export const takeLink = (board: Board, place: SpotOnBoard, n: number): Board =>
  withStack(board, place, (stack) => ({ ...stack, links: stack.links.filter((_, i) => i !== n) }));

/** How many cards nobody knows lie at the bottom of a pile. */
export function setUnknown(board: Board, player: PlayerName, area: HiddenArea, n: number): Board {
  return withSlots(board, player, area, (slots) => [
    ...slots.filter((slot) => 'name' in slot),
    ...(n > 0 ? [{ hidden: n }] : []),
  ]);
}

export const unknownIn = (side: SideBoard, area: HiddenArea): number =>
  side[area].reduce((sum, slot) => sum + ('hidden' in slot ? slot.hidden : 0), 0);

export const setTurn = (board: Board, turn: PlayerName): Board => ({ ...board, turn });

/** Unknown security cards are taken as cards that do nothing, or not any more. */
export function setPlain({ plain: _, ...board }: Board, isPlain: boolean): Board {
  return isPlain ? { ...board, plain: true } : board;
}

/** As P1 sees it, from -10 to 10. */
export const setMemory = (board: Board, memory: number): Board => ({
  ...board,
  memory: Math.max(-10, Math.min(10, Math.round(memory))),
});

/** A card is known to the board; one of the same name is described anew. */
export const describeCard = (board: Board, card: PrintedCard): Board => ({
  ...board,
  cards: board.cards.some(({ name }) => name === card.name)
    ? board.cards.map((known) => (known.name === card.name ? card : known))
    : [...board.cards, card],
});

/** Lines of card texts are left out on purpose: they do nothing then. */
export const leaveOut = (
  board: Board,
  lines: readonly (LeftOut & { readonly card: string })[],
): Board => ({
  ...board,
  cards: board.cards.map((card) => {
    const own = lines.filter((line) => line.card === card.name).map(makeLeftOut);
    const all = [...new Set([...card.facts['left out'], ...own])];
    return own.length === 0 ? card : { ...card, facts: { ...card.facts, 'left out': all } };
  }),
});

/** Cards that lie nowhere need no description. */
export function withoutUnused(board: Board): Board {
  const used = new Set([...namesOn(board.P1), ...namesOn(board.P2)]);
  return { ...board, cards: board.cards.filter(({ name }) => used.has(name)) };
}

const stackAt = (board: Board, { player, area, index }: SpotOnBoard): Stack | undefined =>
  isField(area) ? board[player][area][index] : undefined;

function nameAt(board: Board, { player, area, index }: SpotOnBoard): string | undefined {
  const slot = isField(area) ? undefined : board[player][area][index];
  return slot !== undefined && 'name' in slot ? slot.name : undefined;
}

const withStack = (board: Board, place: SpotOnBoard, change: (stack: Stack) => Stack): Board =>
  isField(place.area)
    ? withStacks(board, place.player, place.area, (stacks) =>
        stacks.map((stack, i) => (i === place.index ? change(stack) : stack)),
      )
    : board;

const withStacks = (
  board: Board,
  player: PlayerName,
  area: FieldArea,
  change: (stacks: readonly Stack[]) => readonly Stack[],
): Board => ({ ...board, [player]: { ...board[player], [area]: change(board[player][area]) } });

const withSlots = (
  board: Board,
  player: PlayerName,
  area: PileArea,
  change: (slots: readonly Slot[]) => readonly Slot[],
): Board => ({ ...board, [player]: { ...board[player], [area]: change(board[player][area]) } });
