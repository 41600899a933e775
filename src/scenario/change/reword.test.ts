// @vitest-environment node
import { expect, test } from 'vitest';
import { HIDDEN } from '../../card/hidden.ts';
import type { CardDef } from '../../card/printed.ts';
import { emptySide } from '../board/board.ts';
import type { Ground } from './change.ts';
import { rewordedBoard } from './kit-make.ts';
import { partsOf, reworded, rewordsOf } from './reword.ts';

const boardWith = (upper: string): Ground<CardDef> => ({
  cards: [{ ...HIDDEN, name: 'Cub', text: { ...HIDDEN.text, upper } }],
  ...{ turn: 'P1', memory: 0, P2: emptySide },
  P1: {
    ...emptySide,
    battle: [{ cards: ['Cub'], links: [], suspended: false, placed: false }],
  },
});

/** What the text can say in place of what it says, as a text each. */
const said = (upper: string, what: 'decides' | 'means'): readonly (string | undefined)[] => {
  const board = boardWith(upper);
  return rewordsOf(board, what).flatMap((one) =>
    board.cards.map((card) => reworded(card, one)?.text.upper),
  );
};

test('what must be done may be left, and the other way round', () => {
  expect(said('[On Play] Gain 1 memory.', 'decides')).toContain('[On Play] You may gain 1 memory.');
  expect(said('[On Play] You may gain 1 memory.', 'decides')).toContain('[On Play] Gain 1 memory.');
});

test('a number can be another one, and what is counted is said with it', () => {
  expect(said('[On Play] Trash 1 card in your hand.', 'means')).toContain(
    '[On Play] Trash 2 cards in your hand.',
  );
  expect(said('[On Play] Trash 2 cards in your hand.', 'means')).toContain(
    '[On Play] Trash 1 card in your hand.',
  );
});

test('what has caused something can be left out', () => {
  expect(
    said('[All Turns] When this Digimon is deleted by an effect, gain 1 memory.', 'means'),
  ).toContain('[All Turns] When this Digimon is deleted, gain 1 memory.');
  expect(said('[On Play] Delete 1 Digimon.', 'means')).not.toContain('[On Play] Delete 1 Digimon');
});

test('what is said is the part of the sentence, or the whole keyword', () => {
  const board = boardWith('[On Play] <Draw 1>. Then, gain 2 memory.');
  const parts = rewordsOf(board, 'means').flatMap((one) =>
    board.cards.map((card) => partsOf(card, one)),
  );
  expect(parts).toContainEqual({ was: '<Draw 1>', now: '<Draw 2>' });
  expect(parts).toContainEqual({ was: 'gain 2 memory', now: 'gain 3 memory' });
});

test('only what can be run is played', () => {
  const board = boardWith('[On Play] Gain 1 memory.');
  const one = { card: 'Cub', box: 'upper', at: 10, was: 'Gain', now: 'Pronounce' } as const;
  expect(rewordedBoard(board, one)).toBeNull();
  expect(rewordedBoard(board, { ...one, now: 'Lose' })?.cards[0]?.text.upper).toBe(
    '[On Play] Lose 1 memory.',
  );
  expect(rewordedBoard(board, { ...one, was: 'Draw' })).toBeNull();
});

test('a card with other words is read once, on however many boards it lies', () => {
  const board = boardWith('[On Play] Gain 1 memory.');
  const one = { card: 'Cub', box: 'upper', at: 10, was: 'Gain', now: 'Lose' } as const;
  const [first] = rewordedBoard(board, one)?.cards ?? [];
  const [again] = rewordedBoard({ ...board, memory: 3 }, one)?.cards ?? [];
  expect(first).toBeDefined();
  expect(again).toBe(first);
});
