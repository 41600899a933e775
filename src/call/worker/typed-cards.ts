/**
 * Cards that a person typed in for a call: read again from their notation, and the link of a table
 * that has them. Loaded when one is typed, or a link is opened or asked for.
 */
import type { CardLookup } from '../../card/file/card-lookup.ts';
import type { PrintedCard } from '../../card/printed.ts';
import { takenOn } from '../../proof/prints.ts';
import { parseLink, makeLink } from '../../lab/link/link.ts';
import { writeBoard } from '../../lab/board/write-board.ts';
import { emptySide } from '../../scenario/board/board.ts';
import { makeBoard } from '../../scenario/board/make-board.ts';
import { parseBoard } from '../../scenario/board/notation.ts';
import type { CallDispute } from '../asked/wire.ts';
import { boardOn, type CardBook } from '../table/board.ts';
import { tableOf } from '../table/from-board.ts';
import { cardsOn, type CallTable } from '../table/table.ts';
import { NO_DISPUTE, readDispute } from '../asked/read-dispute.ts';

export { printedCard } from '../../card/file/file-card.ts';
export { answerCard } from '../../lab/worker/answer-card.ts';

const EMPTY = { turn: 'P1', memory: 0, P1: emptySide, P2: emptySide } as const;

/** A card in the notation of boards, alone. */
export const textOfCard = (card: PrintedCard): string =>
  makeBoard({ ...EMPTY, cards: [card] }).replace(/^turn P1\nmemory 0\n/m, '');

/** The card that such a text describes; `null`: it describes none. */
export function cardOfText(text: string): PrintedCard | null {
  const read = parseBoard(text);
  return read.ok ? (read.value.board.cards[0] ?? null) : null;
}

export interface OpenedTable {
  readonly table: CallTable;
  readonly actions: readonly string[];
  /** Cards that the link describes, which aren't practice cards. */
  readonly cards: readonly PrintedCard[];
  /** What is to be said of it, each a sentence. */
  readonly notes: readonly string[];
  /** What was said of it when the link was made. */
  readonly dispute: CallDispute;
}

/** The table of a link of the lab or of a call; a sentence that says what is wrong with it. */
export function tableOfLink(
  hash: string,
  practice: CardBook,
  lookup: CardLookup,
): OpenedTable | string | null {
  const link = parseLink(hash);
  if (link === null) return null;
  if (!link.ok) return link.problem;
  const { board: source, actions } = link.value.situation;
  const read = parseBoard(source, lookup);
  if (!read.ok) return `${read.problem.found}. Expected: ${read.problem.expected}.`;
  const { board } = read.value;
  const numbers = new Map(takenOn(read.value));
  const { table, isTurned, left } = tableOf(board, (name) => numbers.get(name) ?? name);
  const used = new Set(cardsOn(table));
  const cards = board.cards.filter(
    (card) => used.has(card.name) && !isSame(card, practice.get(card.name)),
  );
  const notes = [
    isTurned ? 'P2 had the turn there: who was P2 is P1 here.' : '',
    left.length > 0 ? `Not on this table: ${left.join(', ')}.` : '',
  ];
  return {
    ...{ table, cards, actions: isTurned ? [] : actions },
    notes: notes.filter((note) => note !== ''),
    dispute: isTurned ? NO_DISPUTE : readDispute(link.value.beside),
  };
}

/** Nothing else is printed on it. */
function isSame(card: PrintedCard, other: PrintedCard | undefined): boolean {
  if (other === undefined) return false;
  return textOfCard(card) === textOfCard(other);
}

/**
 * The link that opens a table again, with what was said of it, and in the lab without. `book`: its
 * cards by their ids.
 */
export function linkOfTable(
  table: CallTable,
  actions: readonly string[],
  book: ReadonlyMap<string, PrintedCard>,
  numbers: ReadonlyMap<string, string>,
  { chosen, question, said }: CallDispute,
): string {
  const cards = cardsOn(table).flatMap((id) => book.get(id) ?? []);
  const board = writeBoard({ ...boardOn(table, (id) => book.get(id)?.name ?? id), cards }, numbers);
  const beside = question === '' && chosen.length === 0 ? undefined : { chosen, question, said };
  return makeLink({ situation: { board, actions, script: [] }, seen: null, cards: {}, beside });
}
