import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Area, Board } from '../../scenario/board/board.ts';
import { AREAS } from '../../scenario/board/board.ts';
import { makeBoard } from '../../scenario/board/make-board.ts';
import { parseBoard } from '../../scenario/board/notation.ts';
import * as edit from './edit.ts';
import { PRACTICE_CARDS, PRACTICE_EGG } from '../../cards/practice.ts';
import { FIRST } from './starters.ts';
import { writeBoard } from './write-board.ts';

const boardOf = (text: string): Board => {
  const read = parseBoard(text);
  if (!read.ok) throw new Error(read.problem.found);
  return read.value.board;
};
const start = boardOf(FIRST.board);
const cards = boardOf(PRACTICE_EGG + PRACTICE_CARDS).cards;

/** Every name on the board, as often as it lies there. */
const names = (board: Board): readonly string[] =>
  (['P1', 'P2'] as const)
    .flatMap((player) =>
      AREAS.flatMap((area) =>
        board[player][area].flatMap((piece) =>
          'cards' in piece ? [...piece.cards, ...piece.links] : 'name' in piece ? [piece.name] : [],
        ),
      ),
    )
    .sort();

const place = fc.record({
  player: fc.constantFrom('P1' as const, 'P2' as const),
  area: fc.constantFrom<Area>(...AREAS),
  index: fc.nat({ max: 3 }),
});
const change = fc.tuple(
  fc.constantFrom(
    ...(['put', 'move', 'away', 'under', 'link', 'suspend', 'unknown', 'turn'] as const),
    ...(['up', 'shown'] as const),
  ),
  place,
  place,
  fc.nat({ max: cards.length - 1 }),
);

function apply(
  board: Board,
  [what, at, to, n]: typeof change extends fc.Arbitrary<infer T> ? T : never,
): Board {
  const card = cards[n];
  if (card === undefined) return board;
  const known = edit.describeCard(board, card);
  switch (what) {
    case 'put':
      return edit.put(known, at.player, at.area, card.name);
    case 'move':
      return edit.move(board, at, to.player, to.area);
    case 'away':
      return edit.takeAway(board, at);
    case 'under':
      return edit.putUnder(known, at, card.name);
    case 'link':
      return edit.linkTo(known, at, card.name);
    case 'up':
      return edit.shift(board, at, -1);
    case 'shown':
      return edit.setFaceUp(board, at, true);
    case 'suspend':
      return edit.setSuspended(board, at, true);
    case 'unknown':
      return edit.isField(at.area) || at.area === 'trash'
        ? board
        : edit.setUnknown(board, at.player, at.area, n);
    default:
      return edit.setTurn(board, at.player);
  }
}

test('whatever is changed by hand, the text of the board is the same board', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const board = edit.withoutUnused(changes.reduce(apply, start));
      expect(boardOf(makeBoard(board))).toEqual(board);
    }),
  );
});

describe('moving', () => {
  test('a stack stays together on the field', () => {
    const under = edit.putUnder(start, { player: 'P1', area: 'battle', index: 0 }, 'Blue Gate');
    const moved = edit.move(under, { player: 'P1', area: 'battle', index: 0 }, 'P2', 'battle');
    expect(moved.P2.battle.at(-1)?.cards).toEqual(['Red Lancer', 'Blue Gate']);
    expect(names(moved)).toEqual(names(under));
  });

  test('off the field its top card goes alone', () => {
    const moved = edit.move(start, { player: 'P1', area: 'battle', index: 0 }, 'P1', 'hand');
    expect(moved.P1.hand).toEqual([{ name: 'Red Lancer' }]);
    expect(moved.P1.battle).toEqual([]);
  });
});

test('a card of a file is written by its number', () => {
  const text = writeBoard(start, new Map([['Red Lancer', 'BT1-010']]));
  expect(text).toContain('card BT1-010\n');
  expect(text).not.toContain('card Red Lancer');
  expect(text).toContain('P1 battle: Red Lancer');
});

test('memory stays on the gauge', () => {
  expect(edit.setMemory(start, 99).memory).toBe(10);
  expect(edit.setMemory(start, -99).memory).toBe(-10);
});

test('a card is put above the cards that nobody knows, and moved in its pile', () => {
  const one = edit.put(start, 'P1', 'deck', 'Red Lancer');
  const two = edit.put(one, 'P1', 'deck', 'Blue Gate');
  expect(two.P1.deck).toEqual([{ name: 'Red Lancer' }, { name: 'Blue Gate' }, { hidden: 10 }]);
  const up = edit.shift(two, { player: 'P1', area: 'deck', index: 1 }, -1);
  expect(up.P1.deck).toEqual([{ name: 'Blue Gate' }, { name: 'Red Lancer' }, { hidden: 10 }]);
});

test('a security card that lies face up is written and read', () => {
  const shown = edit.setFaceUp(start, { player: 'P2', area: 'security', index: 1 }, true);
  expect(makeBoard(shown)).toContain('P2 security: Plain Option, Plain Option [face up], Plain');
  const back = edit.setFaceUp(shown, { player: 'P2', area: 'security', index: 1 }, false);
  expect(back).toEqual(start);
});

test('a line is left out of a card of a file, too, and its number is all that is written', () => {
  const left = edit.leaveOut(start, [{ card: 'Red Lancer', box: 'upper', line: 1 }]);
  const text = writeBoard(left, new Map([['Red Lancer', 'BT1-010']]));
  expect(text).toContain('card BT1-010\n  left out: upper 1\n');
  expect(text).not.toContain('Piercing');
});
