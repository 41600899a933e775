/** One fact of a board changed: what can be changed, and the board with it. */
import type { Colour } from '../../card/information.ts';
import { NO_FACTS, type PrintedCard } from '../../card/printed.ts';
import type { SideBoard, Slot, Stack } from '../board/board.ts';
import type { PlayerName } from '../claim/claim.ts';
import type { Arrangement } from '../board/deal.ts';
import { allKeywords, textWith, textWithout } from './text.ts';

/** One fact that is otherwise. Cards are named; a name must stand on the board once. */
export type BoardChange =
  | { readonly kind: 'DP'; readonly card: string; readonly dp: number }
  | {
      readonly kind: 'keyword more' | 'keyword less';
      readonly card: string;
      readonly keyword: string;
    }
  /** An unsuspended Digimon with <Blocker>. */
  | { readonly kind: 'blocker'; readonly player: PlayerName; readonly dp: number }
  | { readonly kind: 'suspended'; readonly card: string; readonly suspended: boolean }
  /** As P1 sees it. */
  | { readonly kind: 'memory'; readonly memory: number }
  /** Cards in the security stack; they come and go at its bottom. */
  | { readonly kind: 'security'; readonly player: PlayerName; readonly n: number }
  | { readonly kind: 'source more'; readonly card: string }
  | { readonly kind: 'source less'; readonly card: string; readonly source: string };

/** A board with its cards as printed, or as the engine has read them. */
export type Ground<C extends PrintedCard> = Arrangement & { readonly cards: readonly C[] };

/** How cards are made that the board did not have: as text, or as the engine uses them. */
export interface Maker<C extends PrintedCard> {
  /** A card without effects. */
  readonly plain: (printed: PrintedCard) => C;
  /** A card whose text has gained a keyword; `null` where that cannot be made. */
  readonly gaining: (card: C, keyword: string) => C | null;
  readonly losing: (card: C, keyword: string) => C | null;
}

/** Cards as they are printed: what a text says is read later. */
export const PRINTED: Maker<PrintedCard> = {
  plain: (printed) => printed,
  gaining: textWith,
  losing: textWithout,
};

/**
 * The board with one fact changed; `null` where it does not have that fact, or has it so already.
 */
export function changeBoard<C extends PrintedCard>(
  board: Ground<C>,
  change: BoardChange,
  maker: Maker<C>,
): Ground<C> | null {
  switch (change.kind) {
    case 'DP':
      return withCard(board, change.card, (card) =>
        card.dp === null || card.dp === change.dp ? null : { ...card, dp: change.dp },
      );
    case 'keyword more':
      return withCard(board, change.card, (card) => maker.gaining(card, change.keyword));
    case 'keyword less':
      return withCard(board, change.card, (card) => maker.losing(card, change.keyword));
    case 'blocker': {
      const name = newBlocker(board);
      const blocker = maker.gaining(maker.plain(digimon(name, 4, 'white', change.dp)), 'Blocker');
      if (blocker === null) return null;
      const stack: Stack = { cards: [name], links: [], suspended: false, placed: false };
      const side = board[change.player];
      return {
        ...withSide(board, change.player, { battle: [...side.battle, stack] }),
        cards: [...board.cards, blocker],
      };
    }
    case 'suspended':
      return withStack(board, change.card, (stack) =>
        stack.suspended === change.suspended ? null : { ...stack, suspended: change.suspended },
      );
    case 'memory':
      return board.memory === change.memory ? null : { ...board, memory: change.memory };
    case 'security': {
      const security = resized(board, board[change.player].security, change.n);
      return security === null ? null : withSide(board, change.player, { security });
    }
    case 'source more': {
      const name = newSource(board);
      const colour = board.cards.find((card) => card.name === change.card)?.colours[0] ?? 'white';
      const changed = withStack(board, change.card, (stack) => ({
        ...stack,
        cards: [...stack.cards, name],
      }));
      return (
        changed && {
          ...changed,
          cards: [...board.cards, maker.plain(digimon(name, 3, colour, 2000))],
        }
      );
    }
    case 'source less':
      return withStack(board, change.card, (stack) => {
        const cards = stack.cards.filter((name, i) => i === 0 || name !== change.source);
        return cards.length === stack.cards.length ? null : { ...stack, cards };
      });
  }
}

/** Names for the cards that a change adds; the first that the board does not have. */
export const newBlocker = (board: Ground<PrintedCard>): string => freshName(board, BLOCKERS);
export const newSource = (board: Ground<PrintedCard>): string => freshName(board, SOURCES);
const BLOCKERS = ['White Sentinel', 'White Watcher', 'White Keeper'];
const SOURCES = ['Small Cub', 'Small Pup', 'Small Kit'];

const freshName = (board: Ground<PrintedCard>, names: readonly string[]): string =>
  names.find((name) => board.cards.every((card) => card.name !== name)) ?? `${names[0] ?? ''} II`;

const digimon = (name: string, level: number, colour: Colour, dp: number): PrintedCard => ({
  name,
  category: 'Digimon',
  level,
  colours: [colour],
  dp,
  cost: null,
  facts: NO_FACTS,
  text: { upper: '', inherited: '', security: '', linked: '', option: '' },
});

function withCard<C extends PrintedCard>(
  board: Ground<C>,
  name: string,
  change: (card: C) => C | null,
): Ground<C> | null {
  const was = board.cards.find((card) => card.name === name);
  const now = was === undefined || !singleNames(board).has(name) ? null : change(was);
  return now && { ...board, cards: board.cards.map((card) => (card === was ? now : card)) };
}

/** The stack with this card on top, in a battle area. */
function withStack<C extends PrintedCard>(
  board: Ground<C>,
  name: string,
  change: (stack: Stack) => Stack | null,
): Ground<C> | null {
  if (!singleNames(board).has(name)) return null;
  for (const player of ['P1', 'P2'] as const) {
    const { battle } = board[player];
    const was = battle.find(({ cards }) => cards[0] === name);
    if (was === undefined) continue;
    const now = change(was);
    return (
      now && withSide(board, player, { battle: battle.map((one) => (one === was ? now : one)) })
    );
  }
  return null;
}

const withSide = <C extends PrintedCard>(
  board: Ground<C>,
  player: PlayerName,
  part: Partial<SideBoard>,
): Ground<C> => ({ ...board, [player]: { ...board[player], ...part } });

/** Cards of a pile one by one; `null` is one that nobody knows. */
const oneByOne = (slots: readonly Slot[]): readonly (string | null)[] =>
  slots.flatMap((slot) =>
    'name' in slot ? [slot.name] : Array.from({ length: slot.hidden }, () => null),
  );

export const sizeOf = (slots: readonly Slot[]): number => oneByOne(slots).length;

/**
 * A pile with so many cards. A card that shares its name is not taken away: the others would be
 * called otherwise.
 */
function resized(
  board: Ground<PrintedCard>,
  slots: readonly Slot[],
  n: number,
): readonly Slot[] | null {
  const cards = oneByOne(slots);
  if (cards.length === n || n < 0) return null;
  const singles = singleNames(board);
  if (cards.slice(n).some((name) => name !== null && !singles.has(name))) return null;
  const shown = new Set(
    slots.flatMap((slot) => ('name' in slot && slot.faceUp === true ? [slot.name] : [])),
  );
  const wanted = Array.from({ length: n }, (_, i) => cards[i] ?? null);
  const made: Slot[] = [];
  for (const name of wanted) {
    const last = made.at(-1);
    if (name !== null) made.push({ name, ...(shown.has(name) ? { faceUp: true } : {}) });
    else if (last !== undefined && 'hidden' in last)
      made[made.length - 1] = { hidden: last.hidden + 1 };
    else made.push({ hidden: 1 });
  }
  return made;
}

/** Names that stand on the board once: for these cards label and name are the same. */
export function singleNames(board: Arrangement): ReadonlySet<string> {
  const names = [board.P1, board.P2].flatMap((side) => [
    ...[...side.battle, ...side.breeding].flatMap(({ cards, links }) => [...cards, ...links]),
    ...[side.security, side.hand, side.deck, side.trash, side.eggs]
      .flat()
      .flatMap((slot) => ('name' in slot ? [slot.name] : [])),
  ]);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].flatMap(([name, n]) => (n === 1 ? [name] : [])));
}

/** Keywords that stand in the text of a card of the board. */
export const keywordsOn = (board: Ground<PrintedCard>, name: string): readonly string[] =>
  allKeywords(board.cards.find((card) => card.name === name)?.text.upper ?? '');
