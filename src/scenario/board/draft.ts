/** A board while its lines are read, and what is wrong with one of them. */
import type { CardLookup } from '../../card/file/card-lookup.ts';
import type { Box, FactLine, PrintedCard } from '../../card/printed.ts';
import { clipped } from '../../base/plain-text.ts';
import type { Problem } from '../../base/result.ts';
import type { Area, Slot, Stack } from './board.ts';

/** A line of the notation that is not blank, and where it starts. */
export interface BoardLine {
  readonly text: string;
  readonly start: number;
}

/** A card that a board takes from a card file, and where the line is that does so. */
export interface TakenCard {
  /** As the line writes it. */
  readonly number: string;
  readonly start: number;
  readonly end: number;
}

/** A board while its lines are read. */
export interface BoardDraft {
  /** Where "card BT1-010" is looked up. */
  readonly lookup: CardLookup;
  cards: {
    printed: PrintedCard;
    text: Record<Box, string[]>;
    facts: Partial<Record<FactLine, string[]>>;
    taken?: TakenCard;
  }[];
  /** `null` until a line says so. */
  turn: 'P1' | 'P2' | null;
  memory: number | null;
  stops: boolean;
  plain: boolean;
  sides: Record<'P1' | 'P2', Record<Area, readonly Stack[] | readonly Slot[] | undefined>>;
  places: Map<string, number>;
}

/** A problem with a part of a line. */
export function at(line: BoardLine, part: string, found: string, expected: string): Problem {
  const offset = Math.max(0, line.text.indexOf(part));
  return { found, expected, start: line.start + offset, end: line.start + offset + part.length };
}

/** A number as it is printed, in bounds; `null` beyond them. */
export function bounded(
  line: BoardLine,
  words: string | undefined,
  highest: number,
  what: string,
): Problem | null {
  if (words === undefined || Number(words) <= highest) return null;
  return at(line, words, `${what} ${clipped(words)}`, `${highest} at most`);
}

/** Words in quotes, where they are not. */
export const inQuotes = (words: string): string => (words.startsWith('"') ? words : `"${words}"`);
