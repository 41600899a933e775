/** Which single facts of a board are worth changing. */
import type { PrintedCard } from '../../card/printed.ts';
import type { Stack } from '../board/board.ts';
import type { PlayerName } from '../claim/claim.ts';
import { keywordsOn, singleNames, sizeOf, type BoardChange, type Ground } from './change.ts';

const PLAYER_NAMES = ['P1', 'P2'] as const;
const LEAST_DP = 1_000;
const MOST_MEMORY = 10;

/** Every change, in a fixed order. `keywords`: those that a card may gain. */
export function candidates(
  board: Ground<PrintedCard>,
  keywords: readonly string[],
): readonly BoardChange[] {
  const singles = singleNames(board);
  const units = PLAYER_NAMES.flatMap((player) =>
    board[player].battle.map((stack) => ({ player, stack, name: stack.cards[0] ?? '' })),
  ).filter(({ name }) => singles.has(name));
  const checked = PLAYER_NAMES.flatMap((player) =>
    board[player].security.flatMap((slot) =>
      'name' in slot && singles.has(slot.name) ? [{ player, name: slot.name }] : [],
    ),
  );
  const withDp = [...units, ...checked].flatMap(({ player, name }) => {
    const dp = dpOf(board, name);
    return dp === null ? [] : [{ player, name, dp }];
  });
  const sources = (stack: Stack): readonly string[] =>
    stack.cards.slice(1).filter((card) => singles.has(card));
  return [
    ...withDp.flatMap((one) => otherDp(one, withDp)),
    ...units.flatMap(({ name, stack }) => ofUnit(board, name, stack, sources(stack), keywords)),
    ...PLAYER_NAMES.flatMap((player) => ofPlayer(board, player, withDp)),
    ...otherMemory(board),
  ];
}

/** A Digimon on the field or among the security cards, with its DP. */
interface CardWithDp {
  readonly player: PlayerName;
  readonly name: string;
  readonly dp: number;
}

const dpOf = ({ cards }: Ground<PrintedCard>, name: string): number | null =>
  cards.find((card) => card.name === name)?.dp ?? null;

/** DP with which it wins, draws or loses against each of the other player's. */
function otherDp(
  { player, name, dp: own }: CardWithDp,
  withDp: readonly CardWithDp[],
): readonly BoardChange[] {
  const others = withDp.filter((other) => other.player !== player);
  const values = others.flatMap(({ dp }) => [dp - 1_000, dp, dp + 1_000]);
  return [...new Set(values)]
    .filter((dp) => dp >= LEAST_DP && dp !== own)
    .map((dp) => ({ kind: 'DP', card: name, dp }));
}

/** What can be changed about a Digimon or Tamer: its keywords, its cards, how it lies. */
function ofUnit(
  board: Ground<PrintedCard>,
  card: string,
  { suspended }: Stack,
  sources: readonly string[],
  keywords: readonly string[],
): readonly BoardChange[] {
  const more: readonly BoardChange[] = [
    ...keywords.map((keyword) => ({ kind: 'keyword more', card, keyword }) as const),
    { kind: 'source more', card },
  ];
  return [
    ...(dpOf(board, card) === null ? [] : more),
    ...keywordsOn(board, card).map((keyword) => ({ kind: 'keyword less', card, keyword }) as const),
    { kind: 'suspended', card, suspended: !suspended },
    ...sources.map((source) => ({ kind: 'source less', card, source }) as const),
  ];
}

/** A blocker stronger or weaker than what can attack, and other numbers of security cards. */
function ofPlayer(
  board: Ground<PrintedCard>,
  player: PlayerName,
  withDp: readonly CardWithDp[],
): readonly BoardChange[] {
  const against = withDp.filter((other) => other.player !== player);
  const values = against.flatMap(({ dp }) => [dp - 2_000, dp + 2_000]);
  const size = sizeOf(board[player].security);
  return [
    ...[...new Set(board.turn === player ? [] : values)]
      .filter((dp) => dp >= LEAST_DP)
      .map((dp) => ({ kind: 'blocker', player, dp }) as const),
    ...[...new Set([0, 1, size - 1, size + 1])]
      .filter((n) => n >= 0 && n !== size)
      .map((n) => ({ kind: 'security', player, n }) as const),
  ];
}

const otherMemory = ({ memory: now }: Ground<PrintedCard>): readonly BoardChange[] =>
  [-3, -2, -1, 1, 2, 3]
    .map((by) => now + by)
    .filter((memory) => Math.abs(memory) <= MOST_MEMORY)
    .map((memory) => ({ kind: 'memory', memory }));
