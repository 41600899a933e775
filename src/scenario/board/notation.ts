import type { Box, PrintedCard } from '../../card/printed.ts';
import { didYouMean, nearest } from '../../base/nearest.ts';
import { clipped } from '../../base/plain-text.ts';
import { err, lineAt, ok, type Problem, type Result } from '../../base/result.ts';
import { makeName } from '../name.ts';
import { PRINTED_HERE, type CardLookup } from '../../card/file/card-lookup.ts';
import { parseLine } from './board-line.ts';
import type { BoardDraft, BoardLine, TakenCard } from './draft.ts';
import {
  emptySide,
  type Area,
  type Board,
  type SideBoard,
  type Slot,
  type Stack,
} from './board.ts';
import { LONGEST_BOARD } from '../limits.ts';
import { namesOn } from './nowhere.ts';

/**
 * A board with the places where its card texts stand, so that an error in a text can point at it.
 */
export interface ParsedBoard {
  readonly board: Board;
  /** `card/box/line` (line of the box counted from 0) to the offset of that line's text. */
  readonly places: ReadonlyMap<string, number>;
  /** Those of its cards that are of a card file, by their names. */
  readonly taken: ReadonlyMap<string, TakenCard>;
}

/**
 * Reads the board notation:
 *
 *     card Rex: Digimon Lv.5 red 6000 DP
 *       <Piercing>
 *     turn P1
 *     memory P1 2
 *     P1 battle: Rex > Cub [suspended]
 *     P2 security: Plain, 2
 *
 * A card's texts stand indented beneath it (`security:` and so on in front of other boxes);
 * `left out: upper 2` leaves a line of them out. A number stands for that many cards nobody needs
 * to know, and a security card that lies face up has "[face up]" behind its name. Where a line says
 * "unknown security cards do nothing", that is assumed. When the last action takes the memory to
 * the other side the turn ends, unless a line says "stop after the last action". Areas that are not
 * named are empty; a deck has 10 cards. `card BT1-010` takes the card from a card file, where one
 * is loaded.
 */
export function parseBoard(source: string, lookup: CardLookup = PRINTED_HERE): Result<ParsedBoard> {
  const draft: BoardDraft = {
    lookup,
    cards: [],
    turn: null,
    memory: null,
    stops: false,
    plain: false,
    sides: { P1: emptyAreas(), P2: emptyAreas() },
    places: new Map(),
  };
  if (source.length > LONGEST_BOARD)
    return err({
      found: `a board of ${source.length} characters`,
      expected: `${LONGEST_BOARD} at most`,
      start: LONGEST_BOARD,
      end: source.length,
      line: lineAt(source, LONGEST_BOARD),
    });
  for (const line of linesOf(source)) {
    const problem = parseLine(line, draft);
    if (problem !== null) return err({ ...problem, line: lineAt(source, problem.start) });
  }
  const board = boardOf(draft);
  const taken = new Map(
    draft.cards.flatMap(({ printed, taken }) => (taken ? [[printed.name, taken] as const] : [])),
  );
  const unknown = unknownName(board);
  return unknown === null
    ? ok({ board, places: draft.places, taken })
    : err(nobodyCalled(unknown, source, board, taken));
}

function boardOf({ cards, turn, memory, sides, stops, plain }: BoardDraft): Board {
  return {
    cards: cards.map(({ printed, text, facts }) => ({
      ...printed,
      facts: { ...printed.facts, ...facts },
      text: joined(text),
    })),
    turn: turn ?? 'P1',
    memory: memory ?? 0,
    P1: side(sides.P1),
    P2: side(sides.P2),
    ...(stops ? { stops: true } : {}),
    ...(plain ? { plain: true } : {}),
  };
}

/** A name on the board that no card has: a slip, or the number of a card that has a name. */
function nobodyCalled(
  unknown: string,
  source: string,
  board: Board,
  taken: ParsedBoard['taken'],
): Problem {
  const place = new RegExp(`(?<=[:,>+] ?"?)${escape(unknown)}(?="?\\s*(?:[,>+[]|$))`, 'm');
  const start = Math.max(0, source.search(place));
  const span = { start, end: start + unknown.length, line: lineAt(source, start) };
  const found = `there is no card "${clipped(unknown)}"`;
  const [called] = [...taken].find(([, { number }]) => number === unknown) ?? [];
  if (called !== undefined)
    return {
      found,
      expected: `the name that is printed on ${unknown}, ${makeName(called)}`,
      ...span,
    };
  const names = board.cards.map(({ name }) => name);
  const meant = makeName(nearest(unknown, names) ?? unknown);
  return {
    found: `${found}${didYouMean(unknown, names)}`,
    expected: `a card that a line such as "card ${meant}: ..." describes`,
    ...span,
  };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const emptyAreas = (): Record<Area, undefined> => ({
  battle: undefined,
  breeding: undefined,
  security: undefined,
  hand: undefined,
  deck: undefined,
  trash: undefined,
  eggs: undefined,
});

const joined = (text: Record<Box, string[]>): PrintedCard['text'] => ({
  upper: text.upper.join('\n'),
  inherited: text.inherited.join('\n'),
  security: text.security.join('\n'),
  linked: text.linked.join('\n'),
  option: text.option.join('\n'),
});

function side(areas: Record<Area, readonly Stack[] | readonly Slot[] | undefined>): SideBoard {
  return {
    ...emptySide,
    ...Object.fromEntries(Object.entries(areas).filter(([, value]) => value !== undefined)),
  };
}

function linesOf(source: string): BoardLine[] {
  // Any line ends, and the mark that some editors put in front.
  const from = source.startsWith('\uFEFF') ? 1 : 0;
  return [...source.slice(from).matchAll(/[^\r\n]+/g)].flatMap(({ 0: text, index }) =>
    text.trim() === '' ? [] : [{ text: text.trimEnd(), start: from + index }],
  );
}

function unknownName(board: Board): string | null {
  const known = new Set(board.cards.map((card) => card.name));
  const names = [...namesOn(board.P1), ...namesOn(board.P2)];
  return names.find((name) => !known.has(name)) ?? null;
}
