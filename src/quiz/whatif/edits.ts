/** The changes that a person makes to a board: one for each fact. */
import type { PrintedCard } from '../../card/printed.ts';
import {
  changeBoard,
  keywordsOn,
  newSource,
  singleNames,
  sizeOf,
} from '../../scenario/change/change.ts';
import type { BoardChange, Ground, Maker } from '../../scenario/change/change.ts';
import { nameOfKeyword } from '../../scenario/change/text.ts';

/** A Digimon or Tamer as it can be changed. */
export interface UnitFields {
  readonly card: string;
  readonly dp: number | null;
  readonly suspended: boolean;
  /** Keywords that it has and that can be taken away, and those that it can gain. */
  readonly has: readonly string[];
  readonly gains: readonly string[];
}

/** What stands on a board and can be changed. */
export function unitFields(
  board: Ground<PrintedCard>,
  keywords: readonly string[],
): readonly UnitFields[] {
  const singles = singleNames(board);
  return [...board.P1.battle, ...board.P2.battle].flatMap(({ cards: [card = ''], suspended }) => {
    const dp = board.cards.find(({ name }) => name === card)?.dp ?? null;
    if (!singles.has(card)) return [];
    const has = keywordsOn(board, card);
    const names = new Set(has.map(nameOfKeyword));
    const gains = dp === null ? [] : keywords.filter((one) => !names.has(nameOfKeyword(one)));
    return [{ card, dp, suspended, has, gains }];
  });
}

/** Changes of the same fact take each other's place. */
const factOf = (change: BoardChange): string => {
  switch (change.kind) {
    case 'keyword more':
    case 'keyword less':
      return `keyword ${change.card}`;
    case 'security':
    case 'blocker':
      return `${change.kind} ${change.player}`;
    case 'memory':
      return change.kind;
    default:
      return `${change.kind} ${change.card}`;
  }
};

/** With one change more, or one fact as it is again where the change changes nothing. */
export function withChange<C extends PrintedCard>(
  changes: readonly BoardChange[],
  change: BoardChange,
  board: Ground<C>,
  maker: Maker<C>,
): readonly BoardChange[] {
  const others = changes.filter((one) => factOf(one) !== factOf(change));
  return changeBoard(board, change, maker) === null ? others : [...others, change];
}

/** Without what was changed about the keywords of a card. */
export const withoutKeyword = (
  changes: readonly BoardChange[],
  card: string,
): readonly BoardChange[] => changes.filter((change) => factOf(change) !== `keyword ${card}`);

/** The board with all changes, one after the other; `null` when one of them cannot be made. */
export const changeAll = <C extends PrintedCard>(
  board: Ground<C>,
  changes: readonly BoardChange[],
  maker: Maker<C>,
): Ground<C> | null =>
  changes.reduce<Ground<C> | null>((now, change) => now && changeBoard(now, change, maker), board);

/** What takes a change back; `null` where no single fact does. `board`: without it. */
export function undoing(change: BoardChange, board: Ground<PrintedCard>): BoardChange | null {
  switch (change.kind) {
    case 'DP': {
      const dp = board.cards.find(({ name }) => name === change.card)?.dp ?? null;
      return dp === null ? null : { ...change, dp };
    }
    case 'keyword more':
      return { ...change, kind: 'keyword less' };
    case 'keyword less':
      return { ...change, kind: 'keyword more' };
    case 'suspended':
      return { ...change, suspended: !change.suspended };
    case 'memory':
      return { ...change, memory: board.memory };
    case 'security':
      return { ...change, n: sizeOf(board[change.player].security) };
    case 'source more':
      return { kind: 'source less', card: change.card, source: newSource(board) };
    case 'source less':
    case 'blocker':
      return null;
  }
}

/** What a fact is now, with the changes. */
export interface Now {
  readonly dp: (unit: UnitFields) => number;
  readonly suspended: (unit: UnitFields) => boolean;
  /** "+Blocker", "-Piercing"; empty when it is as printed. */
  readonly keyword: (card: string) => string;
  readonly memory: number;
  readonly security: (player: 'P1' | 'P2') => number;
}

export function nowOf(board: Ground<PrintedCard>, changes: readonly BoardChange[]): Now {
  return {
    dp: ({ card, dp }) =>
      changes.flatMap((one) => (one.kind === 'DP' && one.card === card ? [one.dp] : []))[0] ??
      dp ??
      0,
    suspended: ({ card, suspended }) =>
      changes.flatMap((one) =>
        one.kind === 'suspended' && one.card === card ? [one.suspended] : [],
      )[0] ?? suspended,
    keyword: (card) =>
      changes.flatMap((one) =>
        (one.kind === 'keyword more' || one.kind === 'keyword less') && one.card === card
          ? [`${one.kind === 'keyword more' ? '+' : '-'}${one.keyword}`]
          : [],
      )[0] ?? '',
    memory:
      changes.flatMap((one) => (one.kind === 'memory' ? [one.memory] : []))[0] ?? board.memory,
    security: (player) =>
      changes.flatMap((one) =>
        one.kind === 'security' && one.player === player ? [one.n] : [],
      )[0] ?? sizeOf(board[player].security),
  };
}
