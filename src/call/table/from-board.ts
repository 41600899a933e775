/** A board of the lab as the table of a call, as far as a table has room for it. */
import type { PlayerName } from '../../scenario/claim/claim.ts';
import type { Board, SideBoard, Slot, Stack } from '../../scenario/board/board.ts';
import type { CallPiece, CallSide, CallTable } from './table.ts';

interface TakenAlong {
  readonly table: CallTable;
  /** P2 had the turn: the players change places, since on the table P1 has it. */
  readonly isTurned: boolean;
  /** What the table has no room for: "link cards". */
  readonly left: readonly string[];
}

/** `idOf`: of a card by its name. */
export function tableOf(board: Board, idOf: (name: string) => string): TakenAlong {
  const isTurned = board.turn === 'P2';
  const [first, second]: readonly [PlayerName, PlayerName] = isTurned ? ['P2', 'P1'] : ['P1', 'P2'];
  const left = new Set<string>();
  for (const player of [first, second]) for (const what of lostOf(board[player])) left.add(what);
  return {
    table: {
      memory: isTurned ? 0 - board.memory : board.memory,
      P1: sideOf(board[first], idOf),
      P2: sideOf(board[second], idOf),
    },
    ...{ isTurned, left: [...left] },
  };
}

const isNamed = (slot: Slot): slot is Extract<Slot, { name: string }> => 'name' in slot;

const unknownIn = (slots: readonly Slot[]): number =>
  slots.reduce((sum, slot) => sum + (isNamed(slot) ? 0 : slot.hidden), 0);

function sideOf(side: SideBoard, idOf: (name: string) => string): CallSide {
  const pile = (slots: readonly Slot[]): readonly string[] =>
    slots.filter(isNamed).map(({ name }) => idOf(name));
  const piece = ({ cards: [top = '', ...under], suspended, placed }: Stack): CallPiece => ({
    card: idOf(top),
    ...{ suspended, placed },
    under: under.filter((name) => name !== '?').map(idOf),
  });
  return {
    battle: side.battle.map(piece),
    breeding: side.breeding.map(piece),
    hand: pile(side.hand),
    security: pile(side.security),
    trash: pile(side.trash),
    unknownSecurity: unknownIn(side.security),
    unknownHand: unknownIn(side.hand),
  };
}

/** What of a side isn't on the table of a call. */
function lostOf({ battle, breeding, security, deck, trash, eggs }: SideBoard): readonly string[] {
  const stacks = [...battle, ...breeding];
  const firstUnknown = security.findIndex((slot) => !isNamed(slot));
  const isMixed = firstUnknown >= 0 && security.slice(firstUnknown).some(isNamed);
  return [
    stacks.some(({ links }) => links.length > 0) ? 'link cards' : '',
    stacks.some(({ cards }) => cards.includes('?')) ? 'face-down digivolution cards' : '',
    security.some((slot) => isNamed(slot) && slot.faceUp === true)
      ? 'that security cards are face up'
      : '',
    isMixed ? 'the order of the security cards' : '',
    deck.some(isNamed) ? 'known cards of a deck' : '',
    trash.some((slot) => !isNamed(slot)) ? 'unknown cards in the trash' : '',
    eggs.some(isNamed) ? 'Digi-Egg cards of the Digi-Egg deck' : '',
  ].filter((what) => what !== '');
}
