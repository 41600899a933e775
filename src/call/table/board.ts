/** The table of a call as a board that the engine plays. */
import { err, ok, type Result } from '../../base/result.ts';
import type { CardDef } from '../../card/printed.ts';
import { USUAL_DECK, type Board, type SideBoard, type Slot } from '../../scenario/board/board.ts';
import { deal } from '../../scenario/board/deal.ts';
import { parseAction } from '../../scenario/action.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { cardsOn, type CallPiece, type CallSide, type CallTable } from './table.ts';

/** Cards by their ids, as the engine uses them. */
export type CardBook = ReadonlyMap<string, CardDef>;

/**
 * The scenario of a call. It ends with the last action and before the turn does, unless a player
 * passes. The problem is a sentence for the players.
 */
export function scenarioOf(
  table: CallTable,
  actions: readonly string[],
  book: CardBook,
): Result<Scenario, string> {
  const ids = cardsOn(table);
  const cards = ids.flatMap((id) => book.get(id) ?? []);
  if (cards.length < ids.length) {
    const lost = ids.find((id) => !book.has(id)) ?? '';
    return err(`"${lost}" isn't among the cards any more. Take it off the table.`);
  }
  const names = cards.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined)
    return err(
      `Two different cards called "${twice}" are on the table, and the engine tells cards apart by their names. Take one of them off.`,
    );
  const nameOf = (id: string): string => book.get(id)?.name ?? id;
  const laid = { cards, ...boardOn(table, nameOf) };
  const dealt = deal(laid, cards);
  const read = actions.map((action) => parseAction(action, dealt));
  const wrong = read.find((one) => !one.ok);
  if (wrong?.ok === false) return err(`${wrong.problem.found}. Take back the action.`);
  const declarations = read.flatMap((one) => (one.ok ? [one.value] : []));
  const isPass = declarations.at(-1)?.kind === 'pass';
  const board = { ...laid, ...(isPass ? {} : { stops: true as const }) };
  return ok({ board, setup: deal(board, cards), actions, declarations });
}

/** What is on the table as a board, with its cards by their names. */
export const boardOn = (
  { memory, P1, P2 }: CallTable,
  nameOf: (id: string) => string,
): Omit<Board, 'cards'> => ({
  ...{ turn: 'P1', memory },
  ...{ P1: sideOf(P1, nameOf), P2: sideOf(P2, nameOf) },
});

function sideOf(side: CallSide, nameOf: (id: string) => string): SideBoard {
  const stack = ({ card, under, suspended, placed }: CallPiece) => ({
    cards: [card, ...under].map(nameOf),
    links: [],
    suspended,
    placed,
  });
  const pile = (ids: readonly string[], hidden = 0): readonly Slot[] => [
    ...ids.map((id) => ({ name: nameOf(id) })),
    ...(hidden > 0 ? [{ hidden }] : []),
  ];
  return {
    battle: side.battle.map(stack),
    breeding: side.breeding.map(stack),
    security: pile(side.security, side.unknownSecurity),
    hand: pile(side.hand, side.unknownHand),
    deck: [{ hidden: USUAL_DECK }],
    trash: pile(side.trash),
    eggs: [],
  };
}
