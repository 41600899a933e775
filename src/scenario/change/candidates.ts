/** Which single facts of a board are worth changing. */
import type { PrintedCard } from '../../card/printed.ts';
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
  const dpOf = (name: string): number | null =>
    board.cards.find((card) => card.name === name)?.dp ?? null;
  const fighters = [...units, ...checked].filter(({ name }) => dpOf(name) !== null);
  const changes: BoardChange[] = [];
  for (const { player, name } of fighters) {
    const others = fighters.filter((other) => other.player !== player);
    const values = others.flatMap((other) => {
      const dp = dpOf(other.name) ?? 0;
      return [dp - 1_000, dp, dp + 1_000];
    });
    for (const dp of new Set(values))
      if (dp >= LEAST_DP && dp !== dpOf(name)) changes.push({ kind: 'DP', card: name, dp });
  }
  for (const { name, stack } of units) {
    if (dpOf(name) !== null) {
      for (const keyword of keywords) changes.push({ kind: 'keyword more', card: name, keyword });
      changes.push({ kind: 'source more', card: name });
    }
    for (const keyword of keywordsOn(board, name))
      changes.push({ kind: 'keyword less', card: name, keyword });
    changes.push({ kind: 'suspended', card: name, suspended: !stack.suspended });
    for (const source of stack.cards.slice(1).filter((card) => singles.has(card)))
      changes.push({ kind: 'source less', card: name, source });
  }
  for (const player of PLAYER_NAMES) {
    const against = fighters.filter((other) => other.player !== player);
    const values = against.flatMap(({ name }) => [
      (dpOf(name) ?? 0) - 2_000,
      (dpOf(name) ?? 0) + 2_000,
    ]);
    if (board.turn !== player)
      for (const dp of new Set(values))
        if (dp >= LEAST_DP) changes.push({ kind: 'blocker', player, dp });
    const size = sizeOf(board[player].security);
    for (const n of new Set([0, 1, size - 1, size + 1]))
      if (n >= 0 && n !== size) changes.push({ kind: 'security', player, n });
  }
  for (const by of [-3, -2, -1, 1, 2, 3]) {
    const memory = board.memory + by;
    if (Math.abs(memory) <= MOST_MEMORY) changes.push({ kind: 'memory', memory });
  }
  return changes;
}
