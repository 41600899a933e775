/** Writes boards as text. It reads none, so that a page can do it alone. */
import type { CardCategory, Colour } from '../../card/information.ts';
import { BOXES, FACT_LINES } from '../../card/printed.ts';
import { makeName } from '../name.ts';
import { AREAS, USUAL_DECK, type Board, type Slot, type Stack } from './board.ts';

/** Writes a board in the notation of `parseBoard`, leaving out what is usual. Exact inverse. */
export function makeBoard(board: Board): string {
  const lines: string[] = [];
  for (const card of board.cards) {
    lines.push(`card ${makeName(card.name)}: ${makeFacts(card)}`);
    for (const kind of FACT_LINES)
      for (const words of card.facts[kind]) lines.push(`  ${kind}: ${words}`);
    for (const box of BOXES) {
      for (const line of card.text[box].split('\n')) {
        if (line !== '') lines.push(`  ${box === 'upper' ? '' : `${box}: `}${line}`);
      }
    }
  }
  lines.push(`turn ${board.turn}`);
  lines.push(
    board.memory === 0
      ? 'memory 0'
      : `memory ${board.memory > 0 ? 'P1' : 'P2'} ${Math.abs(board.memory)}`,
  );
  if (board.stops === true) lines.push('stop after the last action');
  if (board.plain === true) lines.push('unknown security cards do nothing');
  for (const player of ['P1', 'P2'] as const) {
    for (const area of AREAS) {
      const items =
        area === 'battle' || area === 'breeding'
          ? board[player][area].map(makeStack)
          : board[player][area].map(makeSlot);
      if (area === 'deck') {
        if (items.join() !== String(USUAL_DECK))
          lines.push(`${player} deck: ${items.join(', ') || '0'}`);
      } else if (items.length > 0) lines.push(`${player} ${area}: ${items.join(', ')}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const makeFacts = (card: {
  category: CardCategory;
  level: number | null;
  colours: readonly Colour[];
  dp: number | null;
  cost: number | null;
}): string =>
  [
    card.category,
    card.level === null ? '' : `Lv.${card.level}`,
    card.colours.join('/'),
    card.dp === null ? '' : `${card.dp} DP`,
    card.cost === null ? '' : `cost ${card.cost}`,
  ]
    .filter((part) => part !== '')
    .join(' ');

function makeStack(stack: Stack): string {
  const states = [stack.suspended ? 'suspended' : '', stack.placed ? 'placed' : ''].filter(
    (state) => state !== '',
  );
  return `${[stack.cards.map((name) => (name === '?' ? name : makeName(name))).join(' > '), ...stack.links.map(makeName)].join(' + ')}${states.length === 0 ? '' : ` [${states.join(', ')}]`}`;
}

const makeSlot = (slot: Slot): string =>
  'name' in slot
    ? `${makeName(slot.name)}${slot.faceUp === true ? ' [face up]' : ''}`
    : String(slot.hidden);
